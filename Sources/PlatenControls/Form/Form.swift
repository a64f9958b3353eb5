@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Controls in rows, their labels in a column of their own.
///
///     Form {
///       TextField("Name", text: $name)
///       Button("Save") { save() }
///     }
///
/// The label column is as wide as the widest label, at most a third of the form; rows are made
/// again only when that changes. A stack or a frame in a form is a row whose labels stand before
/// their fields. Empty lines stand around sections. A form takes all the cells that there are.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// A form of these rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeNode(in context: NodeContext) -> Node {
    FormNode(self, in: context.adding([.skipsComparison, .scrolls]))
  }
}

private final class FormNode<Content: View>: ContainerNode<Form<Content>>, RowsContainer,
  ScrollingNode
{
  private lazy var gap = Block([.empty], origin: graph.newNodeID())

  var scrollsVertically: Bool { true }

  /// Nothing: all of it is shown.
  func scroll(toID id: AnyHashable, anchor: UnitPoint?) -> Bool { false }

  func select(_ value: AnyHashable) -> Bool { false }

  override func evaluate() { setContent(view.content) }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let labels = min(content.widths.label, proposal.width / 3)
    let column = StackLayout(
      proposal: Proposal(width: proposal.width, labels: labels > 0 ? labels : nil))
    var parts: [FormSection] = []
    content.addFormSections(to: &parts)
    let block =
      parts.contains(where: \.isSection)
      ? Block(joining: parts.blocks(in: column, parted: gap)) : content.arranged(in: column)
    return block.widened(to: proposal.width)
  }

  override func makeWidthRange() -> WidthRange {
    let widths = content.widths
    return WidthRange(widths.min, widths.ideal, WidthRange.unlimited)
  }
}
