import SwiftUI

/// The area below the history: it draws the state that it is given and reports that its button was tapped. What the tap
/// means is decided above.
struct CoinHistoryFooter: View {
    let state: FooterState
    let month: Int
    let onButtonTapped: () -> Void

    private enum Design {
        static let loadingHeight: CGFloat = 64
        static let moreHeight: CGFloat = 76
        static let noDataHeight: CGFloat = 220
        static let buttonHeight: CGFloat = 44
        static let buttonRadius: CGFloat = buttonHeight / 2
    }

    static func height(of state: FooterState) -> CGFloat {
        switch state {
        case .loading: Design.loadingHeight
        case .more: Design.moreHeight
        case .nothing: 0
        case .noData, .noDataMore, .noDataBuyCoins: Design.noDataHeight
        }
    }

    var body: some View {
        content
            .frame(maxWidth: .infinity)
            .frame(height: Self.height(of: state))
    }

    @ViewBuilder private var content: some View {
        switch state {
        case .loading: ProgressView().accessibilityLabel("Loading more entries")
        case .more: moreButton.padding(.horizontal, 20)
        case .nothing: EmptyView()
        case .noData: message
        case .noDataMore: message(with: moreButton)
        case .noDataBuyCoins: message(with: buyButton)
        }
    }

    private var message: some View {
        VStack(spacing: 12) {
            Image(systemName: "clock")
                .font(.system(size: 34, weight: .light))
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
            Text("There is no history for this period.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
    }

    private func message(with button: some View) -> some View {
        VStack(spacing: 20) {
            message
            button
        }
        .padding(.horizontal, 20)
    }

    private var moreButton: some View {
        Button {
            onButtonTapped()
        } label: {
            Text("View history before month \(month)")
                .font(.subheadline.weight(.medium))
                .foregroundStyle(.primary)
                .frame(maxWidth: .infinity)
                .frame(height: Design.buttonHeight)
                .background(Color(white: 0.5).opacity(0.14), in: RoundedRectangle(cornerRadius: Design.buttonRadius))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("footer-more")
    }

    private var buyButton: some View {
        Button {
            onButtonTapped()
        } label: {
            Text("Buy coins")
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity)
                .frame(height: Design.buttonHeight)
                .background(Color.green, in: RoundedRectangle(cornerRadius: Design.buttonRadius))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("footer-buy")
    }
}

#Preview("Footer: all visible states", traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading, spacing: 0) {
        ForEach(FooterState.visible) { state in
            Text(state.name)
                .font(.caption)
                .foregroundStyle(.secondary)
                .padding(.horizontal, 20)
                .padding(.vertical, 6)
            CoinHistoryFooter(state: state, month: 7) {}
            Divider()
        }
    }
    .frame(width: 393)
}
