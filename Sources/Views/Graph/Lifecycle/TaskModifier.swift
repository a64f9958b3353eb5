import PlatenContext

/// A modifier that runs an asynchronous action while a view is on the screen.
///
/// A change to the modifier's ID restarts the action.
private struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let label: WorkLabel
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TaskNode(modified(content), in: context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>:
  WrapperNode<ModifiedContent<Content, TaskModifier<ID>>>
{
  private var id: ID?
  private var task: Task<Void, Never>?

  override func evaluate() {
    if isMounted, id != view.modifier.id { start() }
    show(view.content)
  }

  override func mountedDidChange() { if isMounted { start() } else { task?.cancel() } }

  private func start() {
    id = view.modifier.id
    graph.schedule(.appear) { [weak self] in self?.run() }
  }

  private func run() {
    task?.cancel()
    guard isMounted else { return }
    let modifier = view.modifier
    task = SessionTasks.start(modifier.label, priority: modifier.priority, modifier.action)
  }
}

extension View {
  /// Runs an asynchronous action when this view appears, and cancels it when the view disappears.
  ///
  ///     Text(price).task { price = await shop.price() }
  ///
  /// A session identifies the task by its name, or by its source location.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, file: file, line: line, action)
  }

  /// Runs an asynchronous action when this view appears and whenever a value changes.
  ///
  /// A change to the value cancels the previous action. The disappearance of the view also cancels
  /// the action.
  public func task<ID: Equatable>(
    id value: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    let label = WorkLabel(name.map { "task \"\($0)\"" } ?? "task", place: "\(file):\(line)")
    return modifier(TaskModifier(id: value, label: label, priority: priority, action: action))
  }
}
