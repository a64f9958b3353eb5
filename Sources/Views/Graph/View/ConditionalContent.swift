/// A view that shows one of two views. An `if` or a `switch` statement chooses the view.
///
/// Each branch has separate nodes, so switching branches discards the state of the previous branch.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  package func makeNode(in context: NodeContext) -> Node {
    ConditionalNode(self, in: context.adding(.skipsComparison))
  }
}

extension _ConditionalContent: SelfComparing {
  /// Returns whether both values show the same branch with the same view.
  package func isSame(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.first(let a), .first(let b)): Equality.areEqual(a, b)
    case (.second(let a), .second(let b)): Equality.areEqual(a, b)
    default: false
    }
  }
}

private final class ConditionalNode<A: View, B: View>: WrapperNode<_ConditionalContent<A, B>> {
  override func evaluate() {
    switch view.storage {
    case .first(let content): show(content, as: true)
    case .second(let content): show(content, as: false)
    }
  }
}
