private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls leave out their labels (`labelsHidden`).
    var _labelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Whether controls inside can be used; what an outer view disables stays disabled.
    nonisolated public func disabled(_ disabled: Bool) -> some View { transformEnvironment(\.isEnabled) { if disabled { $0 = false } } }
    nonisolated public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
    nonisolated public func controlSize(_ range: ClosedRange<ControlSize>) -> some View { environment(\.controlSize, range.upperBound) }
    /// Leaves out the labels of controls; they keep their names for assistive technology.
    nonisolated public func labelsHidden() -> some View { environment(\._labelsHidden, true) }
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { environment(\._labelsHidden, visibility == .hidden) }
}

extension ControlSize: Comparable {
    public static func < (a: ControlSize, b: ControlSize) -> Bool { a.rawValue < b.rawValue }
}
