@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A row of a viewport, which contains all the views of one element.
struct LazyRow<Element, ID: Hashable, Content: View>: PrimitiveView {
  let id: ID
  let element: Element
  let content: (Element) -> Content

  func makeNode(in context: NodeContext) -> Node { LazyRowNode(self, in: context) }
}

/// The node of a viewport row, which tracks the dependencies of its content.
final class LazyRowNode<Element, ID: Hashable, Content: View>:
  ContainerNode<LazyRow<Element, ID, Content>>
{
  /// The identity of the control that deletes the row.
  private(set) lazy var deletionOrigin = graph.newNodeID()
  /// The cached IDs of the row, which are valid for the content version in `knownVersion`.
  private var knownIDs: [AnyHashable] = []
  private var knownVersion: Int?

  override func evaluate() {
    knownVersion = nil
    setContent(tracking { view.content(view.element) })
  }

  /// The IDs that the program assigns to the row with `.id`.
  ///
  /// - Complexity: O(1) unless the content of the row has changed.
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
