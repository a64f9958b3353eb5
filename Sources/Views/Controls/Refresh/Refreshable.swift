import PlatenContext
@_spi(Nodes) import PlatenGraph

/// A modifier that provides a refresh action to the `refresh` command and to the modified view.
private struct RefreshableModifier: PrimitiveModifier {
  let label: WorkLabel
  let action: @Sendable () async -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    RefreshableNode(modified(content), in: context)
  }
}

/// An object that runs the latest refresh action of a view and tracks the task that the `refresh`
/// command starts.
@MainActor
private final class LatestRefreshAction {
  var action: @Sendable () async -> Void = {}
  private var task: Task<Void, Never>?

  var isRunning: Bool { task != nil }

  func run() async { await action() }

  func start(_ label: WorkLabel) {
    task = SessionTasks.start(label, priority: .userInitiated) { [weak self] in
      await self?.run()
      await self?.end()
    }
  }

  func cancel() { task?.cancel() }

  private func end() { task = nil }
}

private final class RefreshableNode<Content: View>:
  WrapperNode<ModifiedContent<Content, RefreshableModifier>>
{
  private let refresher = LatestRefreshAction()

  /// The environment of the content. The `refresh` action in this environment remains the same for
  /// the lifetime of the node.
  private lazy var inner: EnvironmentScope = {
    let inner = EnvironmentScope(parent: scope)
    var values = EnvironmentValues()
    values.refresh = RefreshAction { [weak refresher] in await refresher?.run() }
    _ = inner.set(values.changes)
    return inner
  }()

  override var childScope: EnvironmentScope { inner }

  override func evaluate() {
    refresher.action = view.modifier.action
    show(view.content)
  }

  override func mountedDidChange() { if !isMounted { refresher.cancel() } }

  override func collectControls(into controls: inout ControlCollector) {
    let label = view.modifier.label
    controls.append(
      RefreshableArea { [weak refresher] in
        refresher?.isRunning == true
      } start: { [weak refresher] in
        refresher?.start(label)
      })
    super.collectControls(into: &controls)
  }
}

extension View {
  /// Adds a refresh action to this view. The `refresh` command runs the action, and views inside
  /// this view read it from `@Environment(\.refresh)`.
  ///
  ///     List(mails) { Text($0.subject) }
  ///       .refreshable { await mailbox.fetch() }
  ///
  /// An action that the `refresh` command starts counts as pending work and is canceled when this
  /// view disappears. The command runs the actions of all views on the screen or, while a sheet is
  /// presented, only the actions of the views in the topmost sheet.
  public func refreshable(
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    let label = WorkLabel("refresh", place: "\(file):\(line)")
    return modifier(RefreshableModifier(label: label, action: action))
  }
}
