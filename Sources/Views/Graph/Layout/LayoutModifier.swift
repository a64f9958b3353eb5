import PlatenLines

/// A modifier that changes the layout of a view.
///
/// A modifier that is applied to several views, such as those of a `Group`, affects each view
/// individually.
@MainActor @preconcurrency
package protocol LayoutModifier: PrimitiveModifier, Equatable {
  /// Whether the modifier is a frame, which some views ignore.
  var isFrame: Bool { get }

  /// Returns the width range of the modified view, given the width range of its content.
  func widths(around inner: WidthRange) -> WidthRange

  /// Returns the proposal for the content, given the proposal for the modified view.
  func proposal(within proposal: Proposal, around inner: WidthRange) -> Proposal

  /// Returns the visible lines of the content. For most modifiers, all lines are visible.
  func visible(_ block: Block) -> Block

  /// Returns the insets around a block that was created for the inner proposal.
  func insets(around block: Block, madeFor inner: Proposal, within proposal: Proposal) -> Insets
}

extension LayoutModifier {
  package var isFrame: Bool { false }

  package func visible(_ block: Block) -> Block { block }

  package func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    LayoutModifierNode(modified(content), in: context.adding([.skipsComparison, .isFormRow]))
  }

  nonisolated func isEqual(to other: any LayoutModifier) -> Bool { (other as? Self) == self }
}

/// The node of a layout modifier.
///
/// The node has no lines. It applies the modifier to the nodes below that have lines.
private final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>:
  WrapperNode<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier? {
    didSet { setNeedsLayout(ifChanged: modifier, from: oldValue) }
  }

  override func evaluate() {
    modifier = view.modifier
    show(view.content)
  }

  override func arrange(in column: StackLayout) -> Block {
    super.arrange(in: column.modified(by: view.modifier))
  }

  override func makeWidthRange() -> WidthRange {
    view.modifier.widths(around: super.makeWidthRange())
  }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    addLayoutItems(to: &items) { $0.modifiers.insert(view.modifier, at: 0) }
  }
}
