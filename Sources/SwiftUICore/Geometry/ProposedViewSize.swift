import Foundation

/// What a parent offers a child: a number, 0 (how small?), infinity (how large?) or nil (your ideal size) per axis, in points.
@frozen public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A size with `nil` replaced.
    @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The engine's form of `ProposedViewSize`: trivial, with NaN for nil.
@frozen public struct _Proposal {
    public var width: Double
    public var height: Double

    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
    @inlinable public init(_ p: ProposedViewSize) {
        width = p.width ?? .nan
        height = p.height ?? .nan
    }
    @inlinable public init(_ s: CGSize) { self.init(s.width, s.height) }

    @inlinable public static var unspecified: _Proposal { _Proposal(.nan, .nan) }

    @inlinable public var public_: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    /// Equal, with NaN equal to NaN.
    @inlinable public func isSame(_ o: _Proposal) -> Bool {
        (width == o.width || (width.isNaN && o.width.isNaN)) && (height == o.height || (height.isNaN && o.height.isNaN))
    }

    @inlinable public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    @inlinable subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension Axis {
    @inlinable var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// `value` where it is a number, else `other`.
@inlinable func orElse(_ value: Double, _ other: Double) -> Double { value.isNaN ? other : value }
