import Foundation

/// A colour, gradient, material or other fill.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The engine's form; a user's own style gives what it resolves to.
    func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference
}

extension ShapeStyle {
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference {
        resolve(in: copy environment)._reference(in: environment)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves itself") }
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(.clear) }
}

/// A style as a plain value: a colour, a level of the foreground, or a number in the table of styles.
@frozen public struct _StyleReference: Hashable, Sendable {
    @usableFromInline enum Kind: UInt8, Hashable, Sendable { case color, level, gradient, material }

    @usableFromInline var kind: Kind
    /// 0 primary … 4 quinary: opacity steps below the style (`.secondary` and its like).
    @usableFromInline var level: UInt8 = 0
    /// Number in the table of gradients and materials.
    @usableFromInline var number: Int32 = 0
    /// Number of a list of shadows and blend modes in the table of styles; 0 for none.
    public var _effects: Int32 = 0
    @usableFromInline var color: Color

    @inlinable public init(_ color: Color) {
        kind = .color
        self.color = color
    }

    public init(level: UInt8) {
        kind = .level
        self.level = level
        color = .clear
    }

    /// A gradient; `opacity` multiplies all of its stops.
    public init(_gradient gradient: _GradientStyle) {
        kind = .gradient
        color = .black
        number = StyleTable.number(of: gradient)
    }

    /// A material by its thickness: 0 ultra thin … 4 ultra thick, 5 bar.
    public init(_material thickness: Int32) {
        kind = .material
        color = .black
        number = thickness
    }

    public func _opacity(_ opacity: Double) -> _StyleReference {
        var copy = self
        copy.color = color.opacity(opacity)
        return copy
    }

    /// The style as it stands where another style is the foreground already: a level is a level of that style.
    @inlinable public func _within(_ foreground: _StyleReference?) -> _StyleReference {
        guard kind == .level, let foreground, foreground.kind != .level else { return self }
        return foreground._level(Int(level))
    }

    /// The style as it stands in surroundings: a level is one of the levels that are set there.
    @inlinable public func _within(_ environment: borrowing EnvironmentValues) -> _StyleReference {
        guard kind == .level else { return self }
        if level > 0, environment.rare != nil, let levels = environment._foregroundLevels, !levels.isEmpty {
            return levels[min(Int(level), levels.count - 1)]
        }
        return _within(environment.common.foreground)
    }

    /// The style with a shadow or blend mode more.
    public func _adding(_ effect: _StyleEffect) -> _StyleReference {
        var copy = self
        copy._effects = StyleTable.number(of: StyleTable.effects(_effects) + [effect])
        return copy
    }

    /// Shadows and blend modes with the colours that they have in an environment.
    public func _resolvedEffects(in environment: borrowing EnvironmentValues) -> [DisplayEffect] {
        StyleTable.effects(_effects).compactMap { effect in
            switch effect {
            case .shadow(let color, let radius, let x, let y):
                .shadow(color.rgba(in: environment), radius: radius, x: x, y: y)
            case .blend(let mode): .blend(mode)
            case .approximation: nil
            }
        }
    }

    /// What of the style is not drawn as iOS draws it.
    public var _approximations: [(api: String, note: String)] {
        StyleTable.effects(_effects).compactMap { effect in
            if case .approximation(let api, let note) = effect { (api, note) } else { nil }
        }
    }

    @inlinable public func _level(_ level: Int) -> _StyleReference {
        var copy = self
        copy.level = UInt8(clamping: Int(self.level) + level)
        return copy
    }
}

/// A gradient whose colours are not settled yet.
public struct _GradientStyle: Hashable, Sendable {
    public var geometry: DisplayGradient.Geometry
    public var stops: [(color: Color, location: Double)] { zip(colors, locations).map { ($0, $1) } }
    var colors: [Color]
    var locations: [Double]

    public init(geometry: DisplayGradient.Geometry, colors: [Color], locations: [Double]) {
        self.geometry = geometry
        self.colors = colors
        self.locations = locations
    }
}

/// What a style does to what is drawn with it.
public enum _StyleEffect: Hashable, Sendable {
    /// Radius and offsets in points.
    case shadow(Color, radius: Double, x: Double, y: Double)
    /// A CSS `mix-blend-mode` keyword.
    case blend(String)
    /// Nothing: the style is not drawn as iOS draws it. Apple's name and what is drawn instead.
    case approximation(String, String)
}

/// Gradients and lists of effects by number. Numbers never reach an output.
enum StyleTable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var effects: [[_StyleEffect]] = [[]]

    static func number(of list: [_StyleEffect]) -> Int32 {
        lock.withLock {
            if let known = effects.firstIndex(of: list) { return Int32(known) }
            effects.append(list)
            return Int32(effects.count - 1)
        }
    }
    static func effects(_ number: Int32) -> [_StyleEffect] { lock.withLock { effects[Int(number)] } }

    nonisolated(unsafe) private static var gradients: [_GradientStyle] = []
    nonisolated(unsafe) private static var numbers: [_GradientStyle: Int32] = [:]

    static func number(of gradient: _GradientStyle) -> Int32 {
        lock.withLock {
            if let known = numbers[gradient] { return known }
            let number = Int32(gradients.count)
            gradients.append(gradient)
            numbers[gradient] = number
            return number
        }
    }
    static func gradient(_ number: Int32) -> _GradientStyle { lock.withLock { gradients[Int(number)] } }
}

extension Color: ShapeStyle {
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(self) }
}

/// The style of the surroundings, or a weaker level of it.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
    @usableFromInline let level: UInt8
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(level: level) }
}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _reference(in environment: borrowing EnvironmentValues) -> _StyleReference { _StyleReference(level: 0) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
