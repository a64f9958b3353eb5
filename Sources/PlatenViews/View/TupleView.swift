/// Views one after the other, as a builder's statements list them.
///
/// - Complexity: one node a child.
public struct TupleView<each Content: View>: Primitive {
  /// The views.
  public var value: (repeat each Content)

  /// Views one after the other.
  public init(_ value: (repeat each Content)) { self.value = value }

  func makeNode(in place: Place) -> Node { TupleNode(self, in: place) }
}

private final class TupleNode<each Content: View>: GroupNode<TupleView<repeat each Content>> {
  override func evaluate() {
    var index = 0
    for content in repeat each view.value {
      setChild(index, to: content)
      index += 1
    }
  }

  override func collectParts(into parts: inout [Part]) {
    for child in children { child.addParts(to: &parts) }
  }
}
