@_spi(Nodes) import PlatenGraph

/// A field in which a user enters a secret.
///
///     SecureField("Password", text: $password)
///
/// It shows three dots, whatever is in it; the text itself is never shown, told, logged or recorded.
public struct SecureField<Label: View>: FieldView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onCommit: (() -> Void)?

  static var isSecure: Bool { true }

  /// A field for a secret with any view as its label.
  ///
  /// - Parameter prompt: What stands in the field, as a note, while it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  package func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }
}

extension SecureField where Label == Text {
  /// A field for a secret with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field for a secret with a title, and a prompt that stands in it while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that says when its text is entered, by the input `submit`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

extension SecureField where Label == Text {
  /// A field for a secret with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field for a secret with a title, and a prompt that stands in it while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that says when its text is entered, by the input `submit`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }
}
