import PlatenContext

/// A modifier that runs an action for each value from a publisher while a view is on the screen.
private struct OnReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: @MainActor (P.Output) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    OnReceiveNode(modified(content), in: context)
  }
}

private final class OnReceiveNode<Content: View, P: Publisher>:
  WrapperNode<ModifiedContent<Content, OnReceiveModifier<P>>>
where P.Failure == Never {
  private var followed: P?
  private var subscription: AnyCancellable?

  override func evaluate() {
    show(view.content)
    if let followed, !Equality.areEqual(followed, view.modifier.publisher) { follow() }
  }

  override func mountedDidChange() { if isMounted { follow() } else { subscription = nil } }

  /// Subscribes after layout, because the publisher may send a value immediately and change views.
  private func follow() {
    let publisher = view.modifier.publisher
    followed = publisher
    graph.schedule(.appear) { [weak self] in self?.subscribe(to: publisher) }
  }

  private func subscribe(to publisher: P) {
    guard isMounted else { return }
    subscription = publisher.sink { @Sendable [weak self] value in
      // The value is transferred once and not accessed here again.
      nonisolated(unsafe) let value = value
      MainQueue.run { self?.receive(value) }
    }
  }

  private func receive(_ value: P.Output) {
    if isMounted { view.modifier.action(value) }
  }
}

extension View {
  /// Runs an action on the main actor for each value that a publisher sends while this view is on
  /// the screen.
  ///
  ///     Text(time).onReceive(clock.ticks) { time = $0.description }
  ///
  /// If an evaluation of the view provides a different publisher, the view subscribes to that
  /// publisher instead. A publisher that a body creates is different in each evaluation, unless the
  /// publisher is `Equatable`, or is the same reference or subject. Therefore, store the publisher
  /// in the model.
  @preconcurrency
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}
