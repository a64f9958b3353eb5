@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The first of several views that fits into the width; the last, if none does.
///
///     ViewThatFits {
///       HStack { details }
///       VStack { details }
///     }
///
/// All of them are made; only the one that fits is shown, appears and can be acted on.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// The first of these views that fits.
  ///
  /// - Parameter axes: The directions in which it has to fit. Heights are never too small: without
  ///   the horizontal one the first view is shown.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { ViewThatFitsNode(self, in: context) }
}

private final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>> {
  /// The view that was shown last.
  private weak var shown: Node?

  /// One: which view is shown is said by the latest block.
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

  /// The view that is shown, with the modifiers put on it alone.
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

  /// Has the views come and go once all is laid out, before anything runs that they do as they appear.
  private func requireAppearance() {
    graph.schedule(.disappear) { [weak self] in self?.letAppear() }
  }

  /// Announces the view that is shown, and retracts the others with what is around them alone.
  private func letAppear() {
    guard isMounted, let shown else { return }
    let way = way(to: shown)
    way.first { !$0.isMounted }?.mount()
    let kept = Set(way.map(ObjectIdentifier.init))
    for item in items where item.node !== shown {
      self.way(to: item.node).first { !kept.contains(ObjectIdentifier($0)) }?.disappear()
    }
  }

  /// The nodes that lead to one below, the outermost first, and that one.
  private func way(to node: Node) -> [Node] {
    var way = [node]
    while let parent = way[way.count - 1].parent, parent !== self { way.append(parent) }
    return way.reversed()
  }
}
