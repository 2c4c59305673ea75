import Foundation

/// Says where a guide lies in a view that does not say so itself.
public protocol AlignmentID {
    /// The guide's default place, in points from the top left corner.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The engine's name of a guide.
@frozen public struct AlignmentKey: Hashable, @unchecked Sendable {
    /// Guides that the engine knows without asking their type.
    @usableFromInline enum Code: UInt8 { case start, center, end, firstBaseline, lastBaseline, custom }

    @usableFromInline let id: any AlignmentID.Type
    @usableFromInline let isHorizontal: Bool
    @usableFromInline let code: Code

    init(_ id: any AlignmentID.Type, isHorizontal: Bool, code: Code = .custom) {
        self.id = id
        self.isHorizontal = isHorizontal
        self.code = code
    }

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isHorizontal == b.isHorizontal
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isHorizontal)
    }
}

/// A guide along the horizontal axis.
@frozen public struct HorizontalAlignment: Hashable, Sendable {
    public let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
    private init(_ id: any AlignmentID.Type, _ code: AlignmentKey.Code) { key = AlignmentKey(id, isHorizontal: true, code: code) }

    public static let leading = HorizontalAlignment(LeadingID.self, .start)
    public static let center = HorizontalAlignment(CenterID.self, .center)
    public static let trailing = HorizontalAlignment(TrailingID.self, .end)
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeadingID.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailingID.self)

    enum LeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum CenterID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
    enum TrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
    enum ListRowSeparatorLeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum ListRowSeparatorTrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
}

/// A guide along the vertical axis.
@frozen public struct VerticalAlignment: Hashable, Sendable {
    public let key: AlignmentKey
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
    private init(_ id: any AlignmentID.Type, _ code: AlignmentKey.Code) { key = AlignmentKey(id, isHorizontal: false, code: code) }

    public static let top = VerticalAlignment(TopID.self, .start)
    public static let center = VerticalAlignment(CenterID.self, .center)
    public static let bottom = VerticalAlignment(BottomID.self, .end)
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineID.self, .firstBaseline)
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineID.self, .lastBaseline)

    enum TopID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    enum CenterID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
    enum BottomID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum FirstTextBaselineID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
    enum LastTextBaselineID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
}

/// A guide in both axes.
@frozen public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides, in points from its top left corner.
public struct ViewDimensions: Equatable {
    public let width: CGFloat
    public let height: CGFloat
    /// Where explicit guides are asked of; nil for a bare size.
    let layout: _LayoutPosition?

    init(width: CGFloat, height: CGFloat, layout: _LayoutPosition? = nil) {
        self.width = width
        self.height = height
        self.layout = layout
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let layout else { return nil }
        let found = layout.graph.pointee.explicitGuide(
            layout.node, key, size: CGSize(width: width, height: height), proposal: layout.proposal)
        return found.isNaN ? nil : found
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }
}

/// A node with the proposal that it was measured for.
struct _LayoutPosition {
    let graph: UnsafeMutablePointer<_Graph>
    let node: Int32
    let proposal: _Proposal
}
