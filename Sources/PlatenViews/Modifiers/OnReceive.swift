import PlatenReactive

/// Runs an action for each value of a publisher, while the view is on the screen.
private struct OnReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    OnReceiveNode(modified(content), in: place)
  }
}

private final class OnReceiveNode<Content: View, P: Publisher>:
  WrapperNode<ModifiedContent<Content, OnReceiveModifier<P>>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override func evaluate() { show(view.content) }

  override func didMount() {
    subscription = view.modifier.publisher.sink { @Sendable [weak self] value in
      // The value is handed on once and not touched here again.
      nonisolated(unsafe) let value = value
      MainQueue.run { self?.view.modifier.action(value) }
    }
  }

  override func willUnmount() { subscription = nil }
}

extension View {
  /// Runs an action on the main actor for each value that a publisher sends.
  ///
  /// The publisher that the view has when it appears is the one that is followed.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}
