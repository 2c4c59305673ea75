import SwiftUI

// The previews that PreviewRegistryTests looks for. Their lines and columns are part of the test: keep them where they are.

#Preview { Caption("unnamed") }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
    let title = "one"
    Caption(title)
    if title.isEmpty {
        Caption("none")
    }
}

#Preview(traits: .fixedLayout(width: 100, height: 50)) {
    @Previewable @State var isOn = true
    @Previewable @State var name: String?
    let title = isOn ? "on" : "off"
    Caption(title)
    Caption(name ?? "nobody")
}

#Preview("Returns") {
    struct Card: View {
        var body: some View { Caption("card") }
    }
    let card = Card()
    return card
}

#Preview("Modified", traits: .modifier(Numbered()), .modifier(Framed())) { Caption("content") }

/// Shares a number between all previews that it modifies.
struct Numbered: PreviewModifier {
    @MainActor static var contextsMade = 0

    static func makeSharedContext() async throws -> Int {
        contextsMade += 1
        return contextsMade
    }

    func body(content: Content, context: Int) -> some View {
        Caption("context \(context)")
        content
    }
}

/// Shares nothing.
struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
}

private struct Second_Previews: PreviewProvider {
    static var previews: some View { Caption("second") }
}

enum Outer {
    struct First_Previews: PreviewProvider {
        static var previews: some View {
            Caption("a")
            Caption("b")
        }
    }
}

struct Third_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Spacer().previewDisplayName("Wide").padding()
            VStack {
                Spacer()
                Spacer()
            }
            .previewInterfaceOrientation(.landscapeRight)
            ForEach(0..<2) { number in
                Spacer().previewDisplayName("Number \(number)")
            }
        }
        .previewLayout(.fixed(width: 200, height: 100))
        .previewDevice("iPhone SE (3rd generation)")
        Spacer()
    }
}

/// Not a preview: which previews it would make depends on its parameter.
struct Generic_Previews<Content>: PreviewProvider {
    static var previews: some View { Caption("generic") }
}

/// A view that only has to be there.
struct Caption: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View { EmptyView() }
}
