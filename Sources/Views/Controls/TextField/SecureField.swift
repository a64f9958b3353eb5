@_spi(Nodes) import PlatenGraph

/// A field in which the user enters a secret.
///
///     SecureField("Password", text: $password)
///
/// The field shows three dots for any text and, during editing with the keyboard, one dot per
/// character. The text itself is never shown, spoken, logged or recorded.
public struct SecureField<Label: View>: FieldView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onCommit: (() -> Void)?
  var onEditingChanged: ((Bool) -> Void)?

  static var isSecure: Bool { true }

  /// Creates a secure field with any view as its label.
  ///
  /// - Parameter prompt: The note to show while the field is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  package func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }

  /// Adds an action that runs when the user begins or ends editing.
  package consuming func onEditing(_ action: @escaping (Bool) -> Void) -> Self {
    onEditingChanged = action
    return self
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field with a string title and a prompt to show while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field with a string title and an action for the `submit` command.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a localized title and a prompt to show while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a localized title and an action for the `submit` command.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }
}
