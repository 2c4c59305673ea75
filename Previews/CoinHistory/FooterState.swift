import SwiftUI

/// What the area below the history shows.
enum FooterState: String, CaseIterable, Identifiable {
    /// Entries are on their way.
    case loading
    /// A button that fetches an older range.
    case more
    /// Everything is shown: the slot below the list stays empty.
    case nothing
    /// There are no entries, and none to fetch.
    case noData
    /// No entries in this range, but an older one can be fetched.
    case noDataMore
    /// No entries at all: offers to buy coins.
    case noDataBuyCoins

    var id: Self { self }

    /// All states that draw something.
    static let visible: [FooterState] = allCases.filter { $0 != .nothing }

    var name: String {
        switch self {
        case .loading: "Loading"
        case .more: "More"
        case .nothing: "Nothing"
        case .noData: "No data"
        case .noDataMore: "No data, more"
        case .noDataBuyCoins: "No data, buy coins"
        }
    }
}
