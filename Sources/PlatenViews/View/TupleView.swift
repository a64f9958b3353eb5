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
  private let elements = TupleElements.of((repeat each Content).self) {
    var updates: [(Any.Type, TupleElements.Update)] = []
    for type in repeat (each Content).self { updates.append((type, TupleNode.update(as: type))) }
    return updates
  }
  /// The children whose views say something else than before, until they have them; nothing at first,
  /// when all do.
  private var changed: [Int]?

  private static func update<Child: View>(as type: Child.Type) -> TupleElements.Update {
    { node, index, address in
      // Called for nodes of this class alone.
      unsafeDowncast(node, to: TupleNode.self)
        .setChild(index, to: address.assumingMemoryBound(to: Child.self).pointee)
    }
  }

  /// Views that are the same are not even copied.
  override func willTake(_ new: TupleView<repeat each Content>) {
    let children = children
    changed = withUnsafePointer(to: view) { old in
      withUnsafePointer(to: new) { new in
        elements.indices.filter { !children[$0].isCompared || !elements.isSame($0, in: old, new) }
      }
    }
  }

  override func evaluate() {
    withUnsafePointer(to: view) { view in
      for index in changed.take() ?? Array(elements.indices) {
        elements.update(index, of: self, from: view)
      }
    }
  }

  override func collectParts(into parts: inout [Part]) {
    for child in children { child.addParts(to: &parts) }
  }
}
