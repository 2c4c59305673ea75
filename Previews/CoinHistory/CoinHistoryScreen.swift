import SwiftUI

/// The balance, the two histories, and below the list the slot for the footer.
struct CoinHistoryScreen: View {
    @Bindable var controller: CoinHistoryController

    var body: some View {
        VStack(spacing: 0) {
            CoinBalance(coins: controller.balance)
            Picker("History", selection: $controller.tab) {
                ForEach(CoinHistoryTab.allCases) { tab in Text(tab.rawValue).tag(tab) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .padding(.horizontal, 16)
            .padding(.bottom, 12)
            Divider()
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(controller.entries) { entry in
                        CoinEntryRow(entry: entry)
                        Divider().padding(.leading, 16)
                    }
                    footerSlot
                }
            }
        }
    }

    /// Empty, without a view, where the footer has nothing to show.
    @ViewBuilder private var footerSlot: some View {
        if controller.footer != .nothing {
            CoinHistoryFooter(state: controller.footer, month: controller.month) { controller.footerButtonTapped() }
        }
    }
}

/// The coins that are left.
struct CoinBalance: View {
    let coins: Int

    var body: some View {
        VStack(spacing: 4) {
            Text("Balance")
                .font(.footnote)
                .foregroundStyle(.secondary)
            HStack(spacing: 8) {
                Circle()
                    .fill(.yellow)
                    .frame(width: 26, height: 26)
                    .overlay {
                        Image(systemName: "star.fill")
                            .font(.system(size: 13))
                            .foregroundStyle(.white)
                    }
                    .accessibilityHidden(true)
                Text(coins, format: .number)
                    .font(.largeTitle.bold())
                    .monospacedDigit()
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 20)
        .accessibilityElement(children: .combine)
    }
}

/// One line of the history.
struct CoinEntryRow: View {
    let entry: CoinEntry

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(entry.title)
                Text(entry.date)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(entry.amount)
                .fontWeight(.semibold)
                .monospacedDigit()
                .foregroundStyle(entry.coins > 0 ? Color.green : Color.primary)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
    }
}
