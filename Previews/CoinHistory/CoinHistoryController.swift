import SwiftUI

/// Decides what the screen shows and what a tap in its footer means.
@MainActor @Observable final class CoinHistoryController {
    var tab = CoinHistoryTab.purchases
    private(set) var balance: Int
    private(set) var entries: [CoinEntry]
    private(set) var footer: FooterState
    private(set) var month: Int
    /// What the last tap in the footer led to.
    private(set) var lastRequest: Request?

    enum Request: Equatable {
        case olderRange(beforeMonth: Int)
        case shop
    }

    init(balance: Int, entries: [CoinEntry], footer: FooterState, month: Int = 8) {
        self.balance = balance
        self.entries = entries
        self.footer = footer
        self.month = month
    }

    /// The footer has one callback; the state that it was given tells which button it drew.
    func footerButtonTapped() {
        switch footer {
        case .more, .noDataMore:
            lastRequest = .olderRange(beforeMonth: month)
            month -= 1
            footer = .loading
        case .noDataBuyCoins:
            lastRequest = .shop
        case .loading, .nothing, .noData:
            break
        }
    }
}
