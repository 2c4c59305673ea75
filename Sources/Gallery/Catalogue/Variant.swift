import SwiftUICore

/// The setting that a preview is drawn in.
public struct Variant: Hashable, Sendable {
    /// Light or dark.
    public enum Appearance: String, Hashable, Sendable, CaseIterable {
        case light, dark
    }

    public var appearance: Appearance
    public var design: Design
    /// A `DynamicTypeSize` by its Swift name, such as `large`, the size that iOS starts with.
    public var typeSize: String
    /// A locale's identifier, such as `en` or `ar`.
    public var locale: String

    public init(appearance: Appearance = .light, design: Design = .ios18, typeSize: String = "large", locale: String = "en") {
        self.appearance = appearance
        self.design = design
        self.typeSize = typeSize
        self.locale = locale
    }

    /// The four variants of a first look: light and dark in each design.
    public static let standard: [Variant] = Design.allCases.flatMap { design in
        Appearance.allCases.map { Variant(appearance: $0, design: design) }
    }
}

extension Variant {
    /// One of the settings, and the order in which they are named.
    enum Axis: String, CaseIterable {
        case appearance, design, typeSize, locale

        /// Name for people.
        var title: String {
            switch self {
            case .appearance: "Appearance"
            case .design: "Design"
            case .typeSize: "Type size"
            case .locale: "Language"
            }
        }
    }

    /// The value of a setting as addresses write it.
    subscript(axis: Axis) -> String {
        switch axis {
        case .appearance: appearance.rawValue
        case .design: design.rawValue
        case .typeSize: typeSize
        case .locale: locale
        }
    }

    /// The value of a setting for people: `Dark`, `iOS 26`.
    func label(_ axis: Axis) -> String {
        switch axis {
        case .appearance: appearance == .light ? "Light" : "Dark"
        case .design: design == .ios18 ? "iOS 18" : "iOS 26"
        case .typeSize: typeSize
        case .locale: locale
        }
    }

    /// The name in addresses: appearance and design, then what differs from the usual size and language, such as `dark-ios26-xLarge`.
    var key: String {
        var key = "\(appearance.rawValue)-\(design.rawValue)"
        if typeSize != "large" { key += "-\(typeSize)" }
        if locale != "en" { key += "-\(locale)" }
        return key
    }
}

extension [Variant] {
    /// The settings that have more than one value here, with their values in order of first appearance.
    var varying: [(axis: Variant.Axis, values: [Variant])] {
        Variant.Axis.allCases.compactMap { axis in
            var values: [Variant] = []
            for variant in self where !values.contains(where: { $0[axis] == variant[axis] }) { values.append(variant) }
            return values.count > 1 ? (axis, values) : nil
        }
    }

    /// The variants in words, naming only the settings in `axes`: `Light and Dark · iOS 18`.
    func caption(varying axes: [Variant.Axis]) -> String {
        let values = axes.map { axis in
            reduce(into: [String]()) { names, variant in
                if !names.contains(variant.label(axis)) { names.append(variant.label(axis)) }
            }
        }
        if values.reduce(1, { $0 * $1.count }) == count {
            return values.map { $0.joined(separator: " and ") }.joined(separator: " · ")
        }
        return map { variant in axes.map { variant.label($0) }.joined(separator: " ") }.joined(separator: ", ")
    }
}
