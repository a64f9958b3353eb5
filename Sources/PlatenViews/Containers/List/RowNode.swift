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
  /// What the program called it the last time, and what said so.
  private var known: (node: Node, version: Int, ids: [AnyHashable])?

  override func evaluate() {
    setContent(reading { view.content(view.element) })
  }

  /// What the program calls it by `.id`.
  ///
  /// - Complexity: O(1) unless something has changed in it.
  var ids: [AnyHashable] {
    let content = content
    if let known, known.node === content, known.version == content.version { return known.ids }
    let ids = content.rowTraits.ids
    known = (content, content.version, ids)
    return ids
  }

  override func makeWidths() -> Widths { content.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.arranged(in: Column(proposal: Proposal(width: proposal.width)))
  }
}
