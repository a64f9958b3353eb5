/// What is fixed about a node from the start, by the kind of view that it stands for.
package struct NodeAttributes: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A new view is not compared with the old one, but evaluated in any case.
  ///
  /// A view that does little but pass on others leaves the comparison to them: otherwise what is
  /// below many such views would be compared as many times.
  package static let skipsComparison = NodeAttributes(rawValue: 1)
  /// The node is a ``ScrollingNode``.
  package static let scrolls = NodeAttributes(rawValue: 2)
  /// The node is a ``PreferenceObserver``.
  package static let observesPreferences = NodeAttributes(rawValue: 4)
  /// A form treats the views below one by one.
  package static let joinsFormSections = NodeAttributes(rawValue: 8)
  /// A form treats the node as a whole, whatever is below.
  package static let isFormRow = NodeAttributes(rawValue: 16)
  /// The node is a section of a form.
  package static let isFormSection = NodeAttributes(rawValue: 32)
  /// The node is one layout item, and so one row of a viewport.
  static let isLayoutItem = NodeAttributes(rawValue: 64)
  /// The node is among the rows of a viewport.
  static let isInViewport = NodeAttributes(rawValue: 128)
  /// The stack around places its children side by side.
  static let standsBeside = NodeAttributes(rawValue: 256)
}
