@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A container that shows the first view that fits the proposed width, or the last view if none
/// fits.
///
///     ViewThatFits {
///       HStack { details }
///       VStack { details }
///     }
///
/// All views are created, but only the selected view appears, is visible, and can be used.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a container that shows the first view that fits.
  ///
  /// - Parameter axes: The axes in which the view must fit. Every view fits vertically, so without
  ///   `.horizontal`, the container shows the first view.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { ViewThatFitsNode(self, in: context) }
}

private final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>> {
  /// The node that the last layout selected.
  private weak var shown: Node?

  /// The number of cached blocks: one, because ``shown`` describes only the latest layout.
  override var blocksKept: Int { 1 }

  override func evaluate() { setContent(view.content) }

  private var items: [LayoutItem] {
    var items: [LayoutItem] = []
    content.addLayoutItems(to: &items)
    return items
  }

  override func makeWidthRange() -> WidthRange {
    guard let first = items.first, let last = items.last else { return .none }
    return WidthRange(last.widths.min, first.widths.ideal, first.widths.max)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let items = items
    let chosen =
      items.first { !view.axes.contains(.horizontal) || $0.widths.ideal <= proposal.width }
      ?? items.last
    shown = chosen?.node
    requireAppearance()
    return chosen?.block(for: Proposal(width: proposal.width)) ?? .empty
  }

  /// The selected view, including the modifiers that apply only to it.
  override var visibleChildren: [Node] {
    guard let shown else { return [] }
    let way = way(to: shown)
    let inner = way.dropLast().lastIndex { $0.visibleChildren.count > 1 }.map { $0 + 1 } ?? 0
    return [way[inner]]
  }

  // MARK: Appearance

  override func mountedDidChange() {
    guard isMounted else { return }
    requireAppearance()
    content.mount()
  }

  /// Schedules ``letAppear()`` to run after layout and before any action that it triggers.
  private func requireAppearance() {
    graph.schedule(.disappear) { [weak self] in self?.letAppear() }
  }

  /// Mounts the selected view and removes the others from the screen, including their ancestors
  /// that do not contain the selected view.
  private func letAppear() {
    guard isMounted, let shown else { return }
    let way = way(to: shown)
    way.first { !$0.isMounted }?.mount()
    let kept = Set(way.map(ObjectIdentifier.init))
    for item in items where item.node !== shown {
      self.way(to: item.node).first { !kept.contains(ObjectIdentifier($0)) }?.disappear()
    }
  }

  /// Returns the nodes from the outermost ancestor in this container down to a node.
  private func way(to node: Node) -> [Node] {
    var way = [node]
    while let parent = way[way.count - 1].parent, parent !== self { way.append(parent) }
    return way.reversed()
  }
}
