/// Whether lists are being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// The edit mode of the surroundings; nil where nothing can be edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that turns the edit mode of its surroundings on and off.
public struct EditButton {
    @Environment(\.editMode) private var editMode
    nonisolated public init() {}
}

extension EditButton: View {
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        return Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
}

/// A button that starts renaming in its surroundings.
public struct RenameButton<Label: View> {
    let label: Label
}

extension RenameButton: View {
    public var body: some View {
        Button {
        } label: {
            label
        }
    }
}

extension RenameButton where Label == Text {
    nonisolated public init() { self.init(label: Text("Rename")) }
}

/// A button that pastes.
public struct PasteButton {
    nonisolated public init(supportedContentTypes: [String], payloadAction: @escaping ([Any]) -> Void) {}
    nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
}

extension PasteButton: View {
    public var body: some View { Button("Paste") {}.buttonStyle(.borderedProminent) }
}
