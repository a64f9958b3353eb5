import PlatenLines

/// One view as a row places it: the node that draws it, and the modifiers that are put on it.
@MainActor
@_spi(Nodes) public struct LayoutItem {
  package let node: any DrawableNode
  /// Outermost first.
  package var modifiers: [any LayoutModifier] = []
  /// Whether a list counts it among its rows; it does not count headers and footers.
  package var isCounted = true
  /// What a list is told about it.
  package var traits = ViewTraits()
  /// The section that it stands in, and whether that has a header or a footer.
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

  /// Whether it is as large as what it stands with.
  package var fillsContainer: Bool { node.fillsHeight && !modifiers.contains { $0.isFrame } }
}

extension LayoutItem {
  /// Whether its size does not depend on that of the views that it is behind or in front of.
  package var hasOwnSize: Bool { !fillsContainer && !(node is any ProposalReader) }
}

/// A node that makes its views by the room that it gets.
package protocol ProposalReader: DrawableNode {}

/// A node that draws lines of its own; a stack places it as one thing.
@MainActor
package protocol DrawableNode: Node {
  /// Whether it takes only what the other views of a row leave.
  var isLowPriority: Bool { get }

  /// Whether it grows to the height of the row that it stands in.
  var fillsHeight: Bool { get }

  /// What makes rows in its place, if it stands for several.
  var rowProvider: (any RowProvider)? { get }

  /// The lines with the modifiers put on them; none is wider than proposed.
  func block(for proposal: Proposal, in modifiers: ArraySlice<any LayoutModifier>) -> Block
}

extension DrawableNode {
  package var rowProvider: (any RowProvider)? { nil }
}

extension Collection where Element == any LayoutModifier, Self: BidirectionalCollection {
  /// What a view asks for that has these modifiers on it, outermost first.
  @MainActor
  func widths(around inner: WidthRange) -> WidthRange {
    reversed().reduce(inner) { widths, modifier in modifier.widths(around: widths) }
  }
}
