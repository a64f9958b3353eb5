/// A sequence of views created from the statements of a view builder.
///
///     func row(@ViewBuilder content: () -> TupleView<(Text, Toggle<Text>)>) -> some View
///
/// An element of the tuple that is not a view shows nothing.
///
/// See Documentation/Decisions/views.md.
///
/// - Complexity: One node for each child.
public struct TupleView<T>: PrimitiveView {
  /// A tuple of the child views.
  public var value: T

  /// Creates a view from a tuple of views.
  public init(_ value: T) { self.value = value }

  package func makeNode(in context: NodeContext) -> Node {
    TupleNode(self, in: context.adding(.joinsFormSections))
  }
}

private final class TupleNode<T>: GroupNode<TupleView<T>> {
  private let elements = TupleElements.of(T.self) { TupleNode.update(as: $0) }
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
  override func willTake(_ new: TupleView<T>) {
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
