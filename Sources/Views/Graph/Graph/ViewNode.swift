/// A node for a specific type of view.
@MainActor
@_spi(Nodes) open class ViewNode<V: View>: Node {
  package final private(set) var view: V
  private final lazy var comparison = Equality.comparison(of: V.self)

  package init(_ view: V, in context: NodeContext) {
    self.view = view
    super.init(for: V.self, in: context)
    evaluateNow()
  }

  /// Replaces the view, and evaluates the node if the view changed.
  package final func update(to new: consuming V) {
    let isCompared = !status.isDirty && !attributes.contains(.skipsComparison)
    if isCompared, Equality.areEqual(view, new, by: comparison) { return }
    take(new)
  }

  /// Replaces the view with a view that has changed, and evaluates the node.
  fileprivate final func take(_ new: consuming V) {
    willTake(new)
    view = new
    evaluateNow()
  }

  /// Prepares for the replacement of the view.
  func willTake(_ new: V) {}

  /// Calls a closure that can modify the view, for example to bind its state.
  package final func withView<Result>(_ body: (inout V) -> Result) -> Result { body(&view) }
}

extension Node {
  /// Returns the node for a view that replaces this node's view.
  ///
  /// The result is this node if the type and the key are unchanged.
  ///
  /// - Parameter isNew: Whether the caller knows that the replacement has changed.
  package func updated<V: View>(to view: consuming V, in context: NodeContext, isNew: Bool = false)
    -> Node
  {
    guard viewType == V.self else { return view.node(in: context) }
    let node = unsafeDowncast(self, to: ViewNode<V>.self)
    if isNew { node.take(view) } else { node.update(to: view) }
    return self
  }
}
