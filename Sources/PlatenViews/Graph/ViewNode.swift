/// The node of one type of view.
@MainActor
class ViewNode<V: View>: Node {
  final private(set) var view: V

  init(_ view: V, in place: Place) {
    self.view = view
    super.init(in: place)
    evaluateNow()
  }

  /// Takes a new value of the view, and evaluates it unless nothing about it is new.
  final func update(to new: V) {
    if !isDirty && isUnchanged(by: new) { return }
    view = new
    evaluateNow()
  }

  /// Whether a new view would lead to what is shown already.
  func isUnchanged(by new: V) -> Bool { Equality.areEqual(view, new) }

  /// Lets the evaluation write into the view, such as to link its state.
  final func withView<Result>(_ body: (inout V) -> Result) -> Result { body(&view) }
}

extension Node {
  /// A node for the view in this one's stead: this one itself if its type and key are the same.
  func updated<V: View>(to view: V, in place: Place) -> Node {
    if let node = self as? ViewNode<V> {
      node.update(to: view)
      return node
    }
    return view.node(in: place)
  }
}
