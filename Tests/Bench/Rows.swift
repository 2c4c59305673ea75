import SwiftUI

/// What a row shows; the title holds characters that must be escaped.
struct RowData: Identifiable, Sendable {
    let id: Int
    let title: String
    let subtitle: String
    let badge: String

    init(_ number: Int) {
        id = number
        title = "Row <\(number)> & more"
        subtitle = "Subtitle of row \(number), \"quoted\""
        badge = "\(number % 100)"
    }
}

/// The list that is measured: each row is a row of a column with two texts, a spacer and a badge.
struct RowList: View {
    let rows: [RowData]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows) { row in
                HStack {
                    VStack(alignment: .leading) {
                        Text(verbatim: row.title)
                        Text(verbatim: row.subtitle).font(.caption)
                    }
                    Spacer()
                    Text(verbatim: row.badge)
                        .padding(8)
                        .background(Capsule().fill(Color.blue))
                }
                .padding(8)
            }
        }
    }
}

/// A view inside itself a number of times.
struct Nested: View {
    let depth: Int

    var body: some View {
        if depth == 0 { AnyView(Text(verbatim: "innermost")) } else { AnyView(VStack { Nested(depth: depth - 1) }) }
    }
}
