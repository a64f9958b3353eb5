@_spi(Nodes) import PlatenGraph

/// Whether the user edits what a view shows, such as the rows of a list.
public enum EditMode: Sendable, Hashable {
  /// Not.
  case inactive
  /// For the moment.
  case transient
  /// Yes.
  case active

  /// Whether it is so, if only for the moment.
  public var isEditing: Bool { self != .inactive }
}

private struct EditingKey: EnvironmentKey {
  static var defaultValue: StateBox<EditMode>? { nil }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// What the nearest page around keeps.
  package var editing: StateBox<EditMode>? {
    get { self[EditingKey.self] }
    set { self[EditingKey.self] = newValue }
  }

  /// Whether the user edits what the page around shows; `nil` outside of a navigation stack, where the
  /// program sets none.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editing.map { Binding($0) } }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: `( Edit )`, then `( Done )`.
///
///     List { ForEach(notes) { Text($0.text) }.onDelete(perform: delete) }
///       .toolbar { EditButton() }
///
/// Rows can be deleted and moved at any time here; views that show more while they are edited read
/// `\.editMode`.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// A button that switches the edit mode around it.
  public init() {}

  /// The button, disabled where there is nothing that it could switch.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      .disabled(mode == nil)
  }
}
