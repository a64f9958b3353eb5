import PlatenLines

/// A unit that lays out what stands below it.
@_spi(Nodes) open class ContainerNode<V: View>: LayoutNode<V> {
  private final var below: Node?

  /// The direction in which it places what stands below.
  open var contentAxis: Axis { .vertical }

  /// Whether what stands below are the rows of a window.
  open var contentIsInViewport: Bool { false }

  /// What stands below; set by the first evaluation.
  package final var content: Node {
    // Every subclass sets its content when it is evaluated, which a node's initializer does.
    guard let below else { fatalError("\(V.self) was laid out before it was evaluated") }
    return below
  }

  package final func setContent<Content: View>(_ new: consuming Content) {
    let context = context(axis: contentAxis, isInViewport: contentIsInViewport)
    let old = below
    let node: Node
    if let old { node = old.updated(to: new, in: context) } else { node = new.node(in: context) }
    guard node !== old else { return }
    below = node
    graph.didReplace([old].compactMap { $0 }, with: [node], under: self)
    setNeedsLayout()
  }

  public override var children: [Node] { below.map { [$0] } ?? [] }
}
