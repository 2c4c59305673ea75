/// Forms of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
    enum Enclosure: String, Hashable, Sendable { case none = "", circle, square, rectangle }
    var enclosure: Enclosure = .none
    var isFilled = false
    var isStruck = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isStruck: true)

    public var circle: SymbolVariants { SymbolVariants(enclosure: .circle, isFilled: isFilled, isStruck: isStruck) }
    public var square: SymbolVariants { SymbolVariants(enclosure: .square, isFilled: isFilled, isStruck: isStruck) }
    public var rectangle: SymbolVariants { SymbolVariants(enclosure: .rectangle, isFilled: isFilled, isStruck: isStruck) }
    public var fill: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: true, isStruck: isStruck) }
    public var slash: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: isFilled, isStruck: true) }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == .none || other.enclosure == enclosure) && (!other.isFilled || isFilled) && (!other.isStruck || isStruck)
    }

    /// These forms and others.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure == .none ? enclosure : other.enclosure, isFilled: isFilled || other.isFilled,
            isStruck: isStruck || other.isStruck)
    }

    /// The name of this form of a symbol.
    func name(of symbol: String) -> String {
        self == .none ? symbol : Symbols.variant(of: symbol, enclosure: enclosure.rawValue, slash: isStruck, fill: isFilled)
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// Forms of the symbols here.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
    }
}
