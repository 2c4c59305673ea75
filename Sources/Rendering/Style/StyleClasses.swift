import HTML
import SwiftUICore

/// The style classes of one page: distinct declarations get short names in order of first use, shared by all screens of the page.
public struct StyleClasses {
    private struct Key: Hashable {
        var kind: StyleKind
        var declarations: String
    }

    private struct Rule {
        var kind: StyleKind
        var name: ClassName
        var declarations: String
    }

    private var names: [Key: ClassName] = [:]
    private var rules: [Rule] = []
    private var counts = [Int](repeating: 0, count: 128)
    var textStyles: [DisplayTextStyle: ClassName] = [:]
    private var boxes: [BoxKey: ClassName] = [:]

    /// No classes yet.
    public init() {}

    /// How many classes there are.
    public var count: Int { rules.count }

    /// The class with these declarations (`color:red;top:1px`), made at its first use.
    mutating func name(_ kind: StyleKind, _ declarations: String) -> ClassName {
        if declarations.isEmpty { return .none }
        let key = Key(kind: kind, declarations: declarations)
        if let known = names[key] { return known }
        let index = Int(kind.rawValue)
        let name = ClassName(kind: kind, number: counts[index])
        counts[index] += 1
        names[key] = name
        rules.append(Rule(kind: kind, name: name, declarations: declarations))
        return name
    }

    /// The class of a box filled with a colour.
    mutating func box(_ key: BoxKey) -> ClassName {
        if let known = boxes[key] { return known }
        let made = name(.fill, key.declarations)
        boxes[key] = made
        return made
    }

    /// The style sheet: the rules that every screen needs, then one line for each class, in order of first use.
    public func css() -> String {
        var sheet = BaseSheet.rules
        for rule in rules { sheet += ".\(rule.name.text)\(rule.kind == .prompt ? "::placeholder" : ""){\(rule.declarations)}\n" }
        return sheet
    }

    /// The class that colours the prompt of a field.
    mutating func prompt(for field: DisplayField) -> ClassName {
        guard case .color(let color) = field.promptPaint, !field.prompt.isEmpty else { return .none }
        return name(.prompt, "color:\(CSS.color(color));opacity:1")
    }
}
