import PlatenLines

/// A row of a window: the view of an element, as one thing.
struct RowView<Element, ID: Hashable, Content: View>: Primitive {
  let id: ID
  let element: Element
  let content: (Element) -> Content

  func makeNode(in place: Place) -> Node { RowNode(self, in: place) }
}

/// The node of a row. It follows by itself what its view is made from.
final class RowNode<Element, ID: Hashable, Content: View>:
  ContainerNode<RowView<Element, ID, Content>>
{
  /// Where the control stands that deletes the row.
  private(set) lazy var deletionOrigin = graph.newOrigin()

  override func evaluate() {
    setContent(reading { view.content(view.element) })
  }

  override func makeWidths() -> Widths { content.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.arranged(in: Column(proposal: Proposal(width: proposal.width)))
  }
}
