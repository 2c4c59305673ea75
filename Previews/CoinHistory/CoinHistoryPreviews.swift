import SwiftUI

#Preview("Loading") {
    CoinHistoryScreen(controller: CoinHistoryController(balance: 1250, entries: CoinEntry.purchases, footer: .loading))
}

#Preview("More") {
    CoinHistoryScreen(controller: CoinHistoryController(balance: 1250, entries: CoinEntry.purchases, footer: .more))
}

#Preview("Nothing") {
    CoinHistoryScreen(controller: CoinHistoryController(balance: 1250, entries: CoinEntry.purchases, footer: .nothing))
}

#Preview("No data") {
    CoinHistoryScreen(controller: CoinHistoryController(balance: 0, entries: [], footer: .noData))
}

#Preview("No data, more") {
    CoinHistoryScreen(controller: CoinHistoryController(balance: 320, entries: [], footer: .noDataMore))
}

#Preview("No data, buy coins") {
    CoinHistoryScreen(controller: CoinHistoryController(balance: 0, entries: [], footer: .noDataBuyCoins))
}

#Preview("Usage history") {
    let controller = CoinHistoryController(balance: 1250, entries: CoinEntry.usage, footer: .more)
    controller.tab = .usage
    return CoinHistoryScreen(controller: controller)
}
