import SwiftUI

/// One line of the history.
struct CoinEntry: Identifiable, Hashable {
    let id: Int
    let title: String
    let date: String
    let coins: Int

    var amount: String { coins > 0 ? "+\(coins)" : "\(coins)" }
}

/// The two histories of the screen.
enum CoinHistoryTab: String, CaseIterable, Identifiable {
    case purchases = "Purchase history"
    case usage = "Usage history"

    var id: Self { self }
}

extension CoinEntry {
    static let purchases = [
        CoinEntry(id: 1, title: "100 coins", date: "28 August, 14:02", coins: 100),
        CoinEntry(id: 2, title: "250 coins, bonus 20", date: "21 August, 09:41", coins: 270),
        CoinEntry(id: 3, title: "50 coins", date: "16 August, 20:15", coins: 50),
        CoinEntry(id: 4, title: "100 coins", date: "3 August, 07:30", coins: 100),
    ]
    static let usage = [
        CoinEntry(id: 5, title: "Sleepy Cat stickers", date: "27 August, 21:10", coins: -50),
        CoinEntry(id: 6, title: "Seaside emoji", date: "22 August, 18:44", coins: -100),
        CoinEntry(id: 7, title: "Paper theme", date: "9 August, 12:00", coins: -150),
    ]
}
