@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row of a viewport: the view of one element, as a whole.
struct LazyRow<Element, ID: Hashable, Content: View>: PrimitiveView {
  let id: ID
  let element: Element
  let content: (Element) -> Content

  func makeNode(in context: NodeContext) -> Node { LazyRowNode(self, in: context) }
}

/// The node of a row. It follows by itself what its view is made from.
final class LazyRowNode<Element, ID: Hashable, Content: View>:
  ContainerNode<LazyRow<Element, ID, Content>>
{
  /// Where the control stands that deletes the row.
  private(set) lazy var deletionOrigin = graph.newNodeID()
  /// What the program called it the last time, and the version of its content then.
  private var knownIDs: [AnyHashable] = []
  private var knownVersion: Int?

  override func evaluate() {
    knownVersion = nil
    setContent(tracking { view.content(view.element) })
  }

  /// What the program calls it by `.id`.
  ///
  /// - Complexity: O(1) unless something has changed in it.
  var ids: [AnyHashable] {
    let version = content.version
    if knownVersion != version { (knownIDs, knownVersion) = (content.viewTraits.ids, version) }
    return knownIDs
  }

  override func makeWidthRange() -> WidthRange { content.widths }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.arranged(in: StackLayout(proposal: Proposal(width: proposal.width)))
  }
}
