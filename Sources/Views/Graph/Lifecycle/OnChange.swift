/// A modifier that runs an action when a value differs from the value in the previous update.
private struct OnChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  var isInitial = false
  /// Whether a change runs the action of the previous update instead of the current action.
  var runsPreviousAction = false
  let action: @MainActor (Value, Value) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    OnChangeNode(modified(content), in: context)
  }
}

private final class OnChangeNode<Content: View, Value: Equatable>:
  WrapperNode<ModifiedContent<Content, OnChangeModifier<Value>>>
{
  /// The modifier in the previous update.
  private var last: OnChangeModifier<Value>?

  override func evaluate() {
    let modifier = view.modifier
    if let last, last.value != modifier.value {
      let action = modifier.runsPreviousAction ? last.action : modifier.action
      graph.schedule(.change) { action(last.value, modifier.value) }
    }
    last = modifier
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
  ///
  /// The action is the one from before the change, so its captured values are the old ones:
  /// `{ [count] newCount in difference = newCount - count }`. The other forms run the action from
  /// after the change. Apple's documentation of this deprecated form specifies the difference.
  @preconcurrency
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      OnChangeModifier(value: value, runsPreviousAction: true) { _, new in action(new) })
  }
}
