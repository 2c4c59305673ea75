/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// How long the column is across, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as fit.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    /// Distance to the next column in points; nil for 8.
    public var spacing: CGFloat?
    /// Where cells stand in the column; nil for the grid's alignment.
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A column as laid out.
struct GridTrack {
    var length: CGFloat
    var spacing: CGFloat
    var alignment: Alignment?

    /// Divides a length among the items: fixed ones first, then from the start, each its share of what is left; an adaptive
    /// item's share holds as many columns of the minimum as fit (rule 7.3, from a public re-implementation checked on iOS).
    static func tracks(for items: [GridItem], in length: CGFloat?) -> [GridTrack] {
        let spacings = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = (length ?? leastLength(items)) - spacings
        var open = 0
        for item in items {
            if case .fixed(let fixed) = item.size { left -= fixed } else { open += 1 }
        }
        var tracks: [GridTrack] = []
        for item in items {
            let spacing = item.spacing ?? 8
            switch item.size {
            case .fixed(let fixed): tracks.append(GridTrack(length: fixed, spacing: spacing, alignment: item.alignment))
            case .flexible(let least, let most):
                let own = min(max(left / CGFloat(open), least), most)
                left -= own
                open -= 1
                tracks.append(GridTrack(length: own, spacing: spacing, alignment: item.alignment))
            case .adaptive(let least, let most):
                let share = max(left / CGFloat(open), 0)
                let count = max(Int((share + spacing) / max(least + spacing, 1)), 1)
                let own = min(max((share - spacing * CGFloat(count - 1)) / CGFloat(count), least), most)
                left -= share
                open -= 1
                for _ in 0..<count { tracks.append(GridTrack(length: own, spacing: spacing, alignment: item.alignment)) }
            }
        }
        return tracks
    }

    private static func leastLength(_ items: [GridItem]) -> CGFloat {
        items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
            + items.reduce(0) { sum, item in
                switch item.size {
                case .fixed(let fixed): sum + fixed
                case .flexible(let least, _), .adaptive(let least, _): sum + least
                }
            }
    }

    static func total(_ tracks: [GridTrack]) -> CGFloat {
        tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().reduce(0) { $0 + $1.spacing }
    }
}
