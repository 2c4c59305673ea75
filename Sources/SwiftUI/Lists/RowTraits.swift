// What a row tells its list.

enum _RowInsets { static let key = ObjectIdentifier(_RowInsets.self) }
enum _RowBackground { static let key = ObjectIdentifier(_RowBackground.self) }
enum _RowSeparators { static let key = ObjectIdentifier(_RowSeparators.self) }
enum _RowSeparatorTint { static let key = ObjectIdentifier(_RowSeparatorTint.self) }
enum _SectionSeparators { static let key = ObjectIdentifier(_SectionSeparators.self) }

/// Which lines of a row were asked for or away, and in what colour.
struct _SeparatorChoice {
    var top: Visibility = .automatic
    var bottom: Visibility = .automatic
}

struct _SeparatorTint {
    var top: Color?
    var bottom: Color?
}

/// Whether something shows.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
    /// Room around the row's content in points; nil for the list's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(_TraitModifier(key: _RowInsets.key, value: insets))
    }

    /// What lies behind the row; nil for the list's own.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(_TraitModifier(key: _RowBackground.key, value: view.map { _RowLayer($0) }))
    }

    /// Whether the lines above and below the row show.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _TraitModifier(
                key: _RowSeparators.key,
                value: _SeparatorChoice(
                    top: edges.contains(.top) ? visibility : .automatic, bottom: edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// Colour of the lines above and below the row; nil for the list's own.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _TraitModifier(
                key: _RowSeparatorTint.key,
                value: _SeparatorTint(top: edges.contains(.top) ? color : nil, bottom: edges.contains(.bottom) ? color : nil)))
    }

    /// Whether the lines above and below the section show.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            _TraitModifier(
                key: _SectionSeparators.key,
                value: _SeparatorChoice(
                    top: edges.contains(.top) ? visibility : .automatic, bottom: edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// Colour of the lines above and below the section; grouped sections have none.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Colour of a row's symbols; nil for the list's own.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        transformEnvironment(\._tint) { if let tint { $0 = _StyleReference(tint) } }
    }
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { listItemTint(tint?.color) }
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// Colour of the symbols of a list's rows.
public struct ListItemTint: Sendable {
    let color: Color?
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: nil)
}

/// A view as something to make later.
struct _RowLayer {
    let make: @MainActor (inout _Graph) -> Void

    nonisolated init<V: View>(_ view: V) {
        nonisolated(unsafe) let view = view
        make = { V._make(view, &$0) }
    }
}
