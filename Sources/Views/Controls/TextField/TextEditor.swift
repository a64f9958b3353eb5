@_spi(Nodes) import PlatenGraph

/// A field in which the user edits several lines of text.
///
///     LabeledContent("Notes") { TextEditor(text: $notes) }
///     // Notes [Milk                                  ]
///     //       [Bread                                 ]
///
/// The editor is as tall as its text, and has at least three rows in a form. In a frame with a
/// height, it fills the frame and scrolls to the insertion point. At a live terminal, Return begins
/// a new line. In a command, quoted text contains a line break as `\n`:
/// `set Notes "Milk\nBread"`.
///
/// The name of the editor is its accessibility label, the label of a `LabeledContent`, or the title
/// of its section. Without any of them, the name is `TextEditor`.
public struct TextEditor: FieldView {
  let text: Binding<String>
  var onEditingChanged: ((Bool) -> Void)?

  var label: EmptyView { EmptyView() }
  var prompt: Text? { nil }
  var onCommit: (() -> Void)? { nil }
  var hasLines: Bool { true }
  static var fillsHeight: Bool { true }
  static var isSecure: Bool { false }
  static var title: String { "TextEditor" }

  /// Creates an editor for a bound text.
  public init(text: Binding<String>) { self.text = text }

  package func makeNode(in context: NodeContext) -> Node { FieldNode(self, in: context) }

  /// Adds an action that runs when editing begins and when it ends.
  package consuming func onEditing(_ action: @escaping (Bool) -> Void) -> TextEditor {
    onEditingChanged = action
    return self
  }
}
