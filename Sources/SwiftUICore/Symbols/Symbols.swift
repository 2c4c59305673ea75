import Foundation

/// The symbols that the product draws itself, under the names that SwiftUI code uses.
public enum Symbols {
    /// Every name that `drawing(named:weight:)` knows without aliases, in ascending order of their UTF-8 bytes.
    public static var names: [String] { recipes.map(\.name) }

    /// The drawing of a symbol, or nil if the name is unknown.
    ///
    /// - Parameters:
    ///   - name: a symbol name as `Image(systemName:)` takes it, such as `star.fill`.
    ///   - weight: weight of the font around the symbol.
    public static func drawing(named name: String, weight: SymbolWeight = .regular) -> SymbolDrawing? {
        guard let resolved = resolve(name), let recipe = recipe(named: resolved.name) else { return nil }
        return drawings.drawing(name: recipe.name, weight: weight) { recipe.drawing(weight: weight) }
    }

    /// The name under which a symbol is drawn: the name itself, or what it is another name for; nil if it is unknown.
    ///
    /// `isNear` is true where only a similar picture is drawn, which is to be reported as an approximation.
    public static func resolve(_ name: String) -> (name: String, isNear: Bool)? {
        if recipe(named: name) != nil { return (name, false) }
        guard let alias = SymbolAliases.name(for: name), recipe(named: alias.name) != nil else { return nil }
        return alias
    }

    /// The name of a variant of a symbol, as `symbolVariant(_:)` and tab bars choose it: the first of these that exists,
    /// otherwise `name` unchanged.
    ///
    /// - Parameters:
    ///   - name: the name without variants, such as `house`. Variants that it already has are kept.
    ///   - enclosure: `circle`, `square`, or empty for none.
    ///   - slash: whether the symbol is struck through.
    ///   - fill: whether the symbol is filled.
    public static func variant(of name: String, enclosure: String = "", slash: Bool = false, fill: Bool = false) -> String {
        var stem = resolve(name)?.name ?? name
        let isFilled = stem.hasSuffix(".fill")
        if isFilled { stem = String(stem.dropLast(5)) }
        var stems = [stem]
        if !enclosure.isEmpty { stems.insert(stem + "." + enclosure, at: 0) }
        if slash { stems.insert(stem + ".slash", at: 0) }
        for candidate in stems {
            if fill || isFilled, recipe(named: candidate + ".fill") != nil { return candidate + ".fill" }
            if candidate != stem, recipe(named: candidate) != nil { return candidate }
        }
        return name
    }

    private static let recipes: [SymbolRecipe] = SymbolTables.glyphs.flatMap(SymbolRecipe.recipes)
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }

    private static let drawings = SymbolDrawingCache()

    private static func recipe(named name: String) -> SymbolRecipe? {
        var (low, high) = (0, recipes.count)
        while low < high {
            let middle = (low + high) / 2
            if recipes[middle].name.utf8.lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
        }
        return low < recipes.count && recipes[low].name == name ? recipes[low] : nil
    }
}

/// Keeps finished drawings, since a screen shows the same symbol many times.
private final class SymbolDrawingCache: @unchecked Sendable {
    private struct Key: Hashable {
        var name: String
        var weight: SymbolWeight
    }

    private let lock = NSLock()
    private var drawings: [Key: SymbolDrawing] = [:]

    func drawing(name: String, weight: SymbolWeight, _ make: () -> SymbolDrawing) -> SymbolDrawing {
        let key = Key(name: name, weight: weight)
        if let known = lock.withLock({ drawings[key] }) { return known }
        let made = make()
        lock.withLock { drawings[key] = made }
        return made
    }
}
