@_spi(Nodes) import PlatenGraph

/// A mode that indicates whether the user can edit the content of a view, such as the rows of a
/// list.
public enum EditMode: Sendable, Hashable {
  /// The content cannot be edited.
  case inactive
  /// The content can be edited temporarily.
  case transient
  /// The content can be edited.
  case active

  /// A Boolean value that indicates whether the mode is active or transient.
  public var isEditing: Bool { self != .inactive }
}

private struct EditingKey: EnvironmentKey {
  static var defaultValue: StateBox<EditMode>? { nil }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode stored by the nearest enclosing entry of a navigation stack.
  package var editing: StateBox<EditMode>? {
    get { self[EditingKey.self] }
    set { self[EditingKey.self] = newValue }
  }

  /// A binding to the edit mode of the enclosing navigation stack entry. Outside a navigation
  /// stack, the value is `nil` unless the program sets a binding.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editing.map { Binding($0) } }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns edit mode on and off: `( Edit )`, then `( Done )`.
///
///     List { ForEach(notes) { Text($0.text) }.onDelete(perform: delete) }
///       .toolbar { EditButton() }
///
/// Users can delete and move rows in any mode. A view can read `\.editMode` to show additional
/// content in edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button that toggles the edit mode of its environment.
  public init() {}

  /// A button with the title "Edit" or "Done", disabled if the environment has no edit mode.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(mode == nil)
  }
}
