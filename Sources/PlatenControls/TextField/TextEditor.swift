@_spi(Nodes) import PlatenGraph

/// A field for a text of several lines.
///
///     LabeledContent("Notes") { TextEditor(text: $notes) }
///     // Notes [Milk                                  ]
///     //       [Bread                                 ]
///
/// Commands give it texts of one line; a program or a test gives it several. Without a label it is called
/// `TextEditor`. While it is edited at a terminal it is one line, with a sign for each end of a line.
public struct TextEditor: FieldView {
  let text: Binding<String>

  var label: EmptyView { EmptyView() }
  var prompt: Text? { nil }
  var onCommit: (() -> Void)? { nil }
  var hasLines: Bool { true }
  static var isSecure: Bool { false }
  static var title: String { "TextEditor" }

  /// A field for a text.
  public init(text: Binding<String>) { self.text = text }

  package func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }
}
