import PlatenLines

/// A layout node that arranges the content below it.
@_spi(Nodes) open class ContainerNode<V: View>: LayoutNode<V> {
  private final var below: Node?

  /// The axis along which the node arranges its content.
  open var contentAxis: Axis { .vertical }

  /// Whether the content consists of the rows of a viewport.
  open var contentIsInViewport: Bool { false }

  /// The node of the content, set by the first evaluation.
  package final var content: Node {
    // Each subclass sets its content when it is evaluated. The initializer evaluates the node, or
    // postpones that until the enclosing evaluations have ended, which precedes every layout.
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
    graph.didReplace(old, with: node, under: self)
    setNeedsLayout()
  }

  // A closure would check its isolation.
  public override var children: [Node] { if let below { [below] } else { [] } }
}
