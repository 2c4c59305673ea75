/// A change of what the content means to assistive technology.
struct _SemanticsModifier {
    let change: (inout Semantics, EnvironmentValues) -> Void
}

extension _SemanticsModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        let environment = graph.environment
        graph._changeSemantics(since: mark) { modifier.change(&$0, environment) }
    }
}

/// How the children of an element speak.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case ignore, contain, combine }
    let kind: Kind

    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an element is or does.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    public static let isImage = AccessibilityTraits(rawValue: 32)
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)

    /// Adds the traits to, or takes them from, what a node means.
    func apply(to semantics: inout Semantics, adds: Bool) {
        let roles: [(AccessibilityTraits, Semantics.Role)] = [
            (.isButton, .button), (.isHeader, .heading), (.isLink, .link), (.isSearchField, .searchField), (.isImage, .image),
            (.isToggle, .toggle), (.isTabBar, .tabList),
        ]
        for (trait, role) in roles where contains(trait) {
            if adds, semantics.role == .none || semantics.role == .group { semantics.role = role }
            if !adds, semantics.role == role { semantics.role = .none }
        }
        if contains(.isHeader) { semantics.headingLevel = adds ? max(semantics.headingLevel, 2) : 0 }
        let traits: [(AccessibilityTraits, Semantics.Traits)] = [
            (.isHeader, .header), (.isSelected, .selected), (.isStaticText, .staticText), (.isSummaryElement, .summary),
            (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMedia), (.isModal, .modal),
        ]
        for (trait, mine) in traits where contains(trait) {
            if adds { semantics.traits.insert(mine) } else { semantics.traits.remove(mine) }
        }
    }
}

/// Level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

extension View {
    nonisolated func semantics(_ change: @escaping (inout Semantics) -> Void) -> some View {
        modifier(_SemanticsModifier { semantics, _ in change(&semantics) })
    }

    nonisolated private func spoken(_ text: Text, _ member: WritableKeyPath<Semantics, String?>) -> some View {
        modifier(_SemanticsModifier { $0[keyPath: member] = text._plainString(in: $1) })
    }

    nonisolated public func accessibilityLabel(_ label: Text) -> some View { spoken(label, \.label) }
    nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { spoken(Text(key), \.label) }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { semantics { $0.label = String(label) } }

    nonisolated public func accessibilityValue(_ value: Text) -> some View { spoken(value, \.value) }
    nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some View { spoken(Text(key), \.value) }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { semantics { $0.value = String(value) } }

    nonisolated public func accessibilityHint(_ hint: Text) -> some View { spoken(hint, \.hint) }
    nonisolated public func accessibilityHint(_ key: LocalizedStringKey) -> some View { spoken(Text(key), \.hint) }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { semantics { $0.hint = String(hint) } }

    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { semantics { $0.identifier = identifier } }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        semantics { if hidden { $0.traits.insert(.decorative) } else { $0.traits.remove(.decorative) } }
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        semantics { traits.apply(to: &$0, adds: true) }
    }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        semantics { traits.apply(to: &$0, adds: false) }
    }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        semantics {
            $0.role = .heading
            $0.headingLevel = Int8(level == .unspecified ? 2 : level.rawValue)
        }
    }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(_AccessibilityElementModifier(children: children))
    }
}

/// One element out of the content.
struct _AccessibilityElementModifier {
    let children: AccessibilityChildBehavior
}

extension _AccessibilityElementModifier: _PrimitiveModifier {
    static func _make<V: View>(_ modifier: __owned Self, _ content: __owned V, _ graph: inout _Graph) {
        let mark = graph._mark
        V._make(content, &graph)
        var semantics = Semantics(role: .group)
        if modifier.children.kind == .combine { semantics.traits.insert(.combined) }
        graph._wrapSemantics(semantics, since: mark)
    }
}
