/// A line that has a name and says something, and that nobody can act on.
package struct LabeledValue {
  /// What it is called on the screen.
  package let label: String
  /// What the program calls it, if it says so.
  package var identifier: String?
  /// What it says.
  package let value: String
  /// What shows it.
  private(set) weak var node: Node?

  package init(label: String, value: String, at node: Node) {
    self.label = label
    self.value = value
    self.node = node
  }

  /// Label and value in words: `Name: Ada`.
  package var spoken: String { spokenPair(label, value) }
}
