/// The constant attributes of a node, determined by its view type and its context.
package struct NodeAttributes: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The attribute of a node that evaluates each new view without comparing it to the previous
  /// view.
  ///
  /// A view that mainly passes on other views leaves the comparison to those views. Otherwise, the
  /// content of nested views of this kind would be compared once for each level.
  package static let skipsComparison = NodeAttributes(rawValue: 1)
  /// The attribute of a ``ScrollingNode``.
  package static let scrolls = NodeAttributes(rawValue: 2)
  /// The attribute of a ``PreferenceObserver``.
  package static let observesPreferences = NodeAttributes(rawValue: 4)
  /// The attribute of a node whose child views a form arranges individually.
  package static let joinsFormSections = NodeAttributes(rawValue: 8)
  /// The attribute of a node that a form arranges as a single row, regardless of its content.
  package static let isFormRow = NodeAttributes(rawValue: 16)
  /// The attribute of a form section.
  package static let isFormSection = NodeAttributes(rawValue: 32)
  /// The attribute of a node that is a single layout item and therefore one row in a viewport.
  static let isLayoutItem = NodeAttributes(rawValue: 64)
  /// The attribute of a node among the rows of a viewport.
  static let isInViewport = NodeAttributes(rawValue: 128)
  /// The attribute of a node in a horizontal stack.
  static let standsBeside = NodeAttributes(rawValue: 256)
}
