import PlatenLines

/// A view in a stack: the node that renders the view and the layout modifiers applied to it.
@MainActor
@_spi(Nodes) public struct LayoutItem {
  package let node: any DrawableNode
  /// The layout modifiers applied to the view, with the outermost first.
  package var modifiers: [any LayoutModifier] = []
  /// Whether a list counts the item as a row. A list does not count headers and footers.
  package var isCounted = true
  /// The traits of the item for the enclosing list.
  package var traits = ViewTraits()
  /// The origin of the enclosing section, and whether the section has a header or a footer.
  package var section: (origin: NodeID, isTitled: Bool)?

  package init(
    node: any DrawableNode, modifiers: [any LayoutModifier] = [], isCounted: Bool = true,
    traits: ViewTraits = ViewTraits(), section: (origin: NodeID, isTitled: Bool)? = nil
  ) {
    self.node = node
    self.modifiers = modifiers
    self.isCounted = isCounted
    self.traits = traits
    self.section = section
  }

  package var widths: WidthRange { modifiers.widths(around: node.widths) }

  package func block(for proposal: Proposal) -> Block {
    node.block(for: proposal, in: modifiers[...])
  }

  /// Whether the item is as large as its container.
  package var fillsContainer: Bool { node.fillsHeight && !modifiers.contains { $0.isFrame } }
}

extension LayoutItem {
  /// Whether the size of the item is independent of the views behind it and in front of it.
  package var hasOwnSize: Bool { !fillsContainer && !(node is any ProposalReader) }
}

/// A node that creates its content based on the proposed size.
package protocol ProposalReader: DrawableNode {}

/// A node that renders its own lines and that a stack arranges as a single item.
@MainActor
package protocol DrawableNode: Node {
  /// Whether the node receives only the width that the other views of a row do not use.
  var isLowPriority: Bool { get }

  /// Whether the node grows to the height of its row.
  var fillsHeight: Bool { get }

  /// The provider of the rows that the node represents, if it represents several.
  var rowProvider: (any RowProvider)? { get }

  /// Returns the lines with the modifiers applied. No line is wider than the proposed width.
  func block(for proposal: Proposal, in modifiers: ArraySlice<any LayoutModifier>) -> Block
}

extension DrawableNode {
  package var rowProvider: (any RowProvider)? { nil }
}

extension Collection where Element == any LayoutModifier, Self: BidirectionalCollection {
  /// Returns the width range of a view with these modifiers. The first modifier is the outermost.
  @MainActor
  func widths(around inner: WidthRange) -> WidthRange {
    reversed().reduce(inner) { widths, modifier in modifier.widths(around: widths) }
  }
}
