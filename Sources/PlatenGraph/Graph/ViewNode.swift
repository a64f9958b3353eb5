/// The node of one type of view.
@MainActor
@_spi(Nodes) open class ViewNode<V: View>: Node {
  package final private(set) var view: V
  private final lazy var comparison = Equality.comparison(of: V.self)

  package init(_ view: V, in context: NodeContext) {
    self.view = view
    super.init(for: V.self, in: context)
    evaluateNow()
  }

  /// Takes a new value of the view, and evaluates it unless nothing about it is new.
  package final func update(to new: consuming V) {
    let isCompared = !status.isDirty && !attributes.contains(.skipsComparison)
    if isCompared, Equality.areEqual(view, new, by: comparison) { return }
    take(new)
  }

  /// Takes a new value of the view, of which something is known to be new, and evaluates it.
  fileprivate final func take(_ new: consuming V) {
    willTake(new)
    view = new
    evaluateNow()
  }

  /// A new view is about to take the place of the old one.
  func willTake(_ new: V) {}

  /// Lets the evaluation write into the view, such as to link its state.
  package final func withView<Result>(_ body: (inout V) -> Result) -> Result { body(&view) }
}

extension Node {
  /// A node for the view in this one's stead: this one itself if its type and key are the same.
  ///
  /// - Parameter isNew: Whether something about the view is known to be new.
  package func updated<V: View>(to view: consuming V, in context: NodeContext, isNew: Bool = false)
    -> Node
  {
    guard viewType == V.self else { return view.node(in: context) }
    let node = unsafeDowncast(self, to: ViewNode<V>.self)
    if isNew { node.take(view) } else { node.update(to: view) }
    return self
  }
}
