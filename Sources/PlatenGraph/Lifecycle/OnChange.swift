/// A modifier that runs an action when a value differs from the value in the previous update.
private struct OnChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    OnChangeNode(modified(content), in: context)
  }
}

private final class OnChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ModifiedContent<Content, OnChangeModifier<Value>>>
{
  private var last: Value?

  override func evaluate() {
    let modifier = view.modifier
    if let last, last != modifier.value {
      graph.schedule(.change) { modifier.action(last, modifier.value) }
    }
    last = modifier.value
    show(view.content)
  }

  override func mountedDidChange() {
    let modifier = view.modifier
    guard isMounted, modifier.isInitial else { return }
    graph.schedule(.change) { [weak self] in
      if self?.isMounted == true { modifier.action(modifier.value, modifier.value) }
    }
  }
}

extension View {
  /// Runs an action with the old and new values when a value changes.
  ///
  /// If `initial` is `true`, the action also runs when the view appears.
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action without parameters when a value changes.
  ///
  /// If `initial` is `true`, the action also runs when the view appears.
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value when a value changes.
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
