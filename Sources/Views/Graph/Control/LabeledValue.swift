/// A labeled value on the screen that is not a control.
package struct LabeledValue {
  /// The visible label.
  package let label: String
  /// The accessibility identifier of the value, if the program sets one.
  package var identifier: String?
  /// The text of the labeled value.
  package let value: String
  /// The node that displays the value.
  private(set) weak var node: Node?

  package init(label: String, value: String, at node: Node) {
    self.label = label
    self.value = value
    self.node = node
  }

  /// The spoken label and value: `Name: Ada`.
  package var spoken: String { spokenPair(label, value) }
}
