@_spi(Nodes) import PlatenGraph

/// A field in which the user edits several lines of text.
///
///     LabeledContent("Notes") { TextEditor(text: $notes) }
///     // Notes [Milk                                  ]
///     //       [Bread                                 ]
///
/// Commands set a single line of text; programs and tests can set several. Without a label, the
/// name of the field is `TextEditor`. During editing in a live terminal, the text appears on one
/// line, with a symbol for each line break.
public struct TextEditor: FieldView {
  let text: Binding<String>

  var label: EmptyView { EmptyView() }
  var prompt: Text? { nil }
  var onCommit: (() -> Void)? { nil }
  var hasLines: Bool { true }
  static var isSecure: Bool { false }
  static var title: String { "TextEditor" }

  /// Creates an editor for a bound text.
  public init(text: Binding<String>) { self.text = text }

  package func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }
}
