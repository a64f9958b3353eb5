/// A sequence of views created from the statements of a view builder.
///
/// See Documentation/Decisions/views.md.
///
/// - Complexity: One node for each child.
public struct TupleView<each Content: View>: PrimitiveView {
  /// A tuple of the child views.
  public var value: (repeat each Content)

  /// Creates a view from a tuple of views.
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
  /// The indices of the children whose views changed and that are not yet updated.
  ///
  /// The initial value is `nil`, which represents all children.
  private var changed: [Int]?

  private static func update<Child: View>(as type: Child.Type) -> TupleElements.Update {
    { node, index, address in
      // The closure is called only for nodes of this class, so the cast is safe.
      unsafeDowncast(node, to: TupleNode.self)
        .setChild(
          index, to: address.assumingMemoryBound(to: Child.self).pointee, isNew: true)
    }
  }

  /// Finds the changed children in place, which avoids copying unchanged views.
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
