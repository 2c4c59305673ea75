Vitrine.catalogue([
["Previews/CoinHistoryFooter.swift",[
["Footer: all visible states","coinhistoryfooter-footer-all-visible-states.html",[]]
]],
["Previews/CoinHistoryPreviews.swift",[
["Loading","coinhistorypreviews-loading.html",[]],
["More","coinhistorypreviews-more.html",[]],
["Nothing","coinhistorypreviews-nothing.html",[]],
["No data","coinhistorypreviews-no-data.html",[]],
["No data, more","coinhistorypreviews-no-data-more.html",[]],
["No data, buy coins","coinhistorypreviews-no-data-buy-coins.html",[]],
["Usage history","coinhistorypreviews-usage-history.html",[]]
]]
]);
