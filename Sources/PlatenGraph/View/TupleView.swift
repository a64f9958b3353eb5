/// Views one after the other, as a builder's statements list them.
///
/// - Complexity: one node a child.
public struct TupleView<each Content: View>: PrimitiveView {
  /// The views.
  public var value: (repeat each Content)

  /// Views one after the other.
  public init(_ value: (repeat each Content)) { self.value = value }

  package func makeNode(in context: NodeContext) -> Node {
    TupleNode(self, in: context.adding(.joinsFormSections))
  }
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
        .setChild(
          index, to: address.assumingMemoryBound(to: Child.self).pointee, isNew: true)
    }
  }

  /// Views that are the same are not even copied.
  override func willTake(_ new: TupleView<repeat each Content>) {
    let children = children
    changed = withView { old in
      UnsafeRawPointer.with(addressOf: old) { old in
        UnsafeRawPointer.with(addressOf: new) { new in
          elements.differing(in: old, new, shownBy: children)
        }
      }
    }
  }

  override func evaluate() {
    let changed = changed.take()
    withView { view in
      UnsafeRawPointer.with(addressOf: view) { elements.update(changed, of: self, from: $0) }
    }
  }
}
