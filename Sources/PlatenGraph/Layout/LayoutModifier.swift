import PlatenLines

/// A modifier that lays a view out in another way.
///
/// Put on several views at once, such as a `Group`, it is put on each.
@MainActor @preconcurrency
package protocol LayoutModifier: PrimitiveModifier, Equatable {
  /// Whether it is a frame, which not every view heeds.
  var isFrame: Bool { get }

  /// What the view with the modifier asks for, when the view in it asks for `inner`.
  func widths(around inner: WidthRange) -> WidthRange

  /// What is left for the view in it, which asks for `inner`, of what is proposed to both.
  func proposal(within proposal: Proposal, around inner: WidthRange) -> Proposal

  /// The lines of the view in it that are shown; most modifiers show all.
  func visible(_ block: Block) -> Block

  /// What stands around those lines, which were made for a proposal within another.
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

/// The node of such a modifier: it has no lines of its own, and passes itself down to those below
/// that have.
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
