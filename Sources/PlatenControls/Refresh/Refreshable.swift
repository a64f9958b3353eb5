@_spi(Nodes) import PlatenGraph
import PlatenReactive

/// Has an action that brings the view up to date, for the user and for the views in it.
private struct RefreshableModifier: PrimitiveModifier {
  let label: WorkLabel
  let action: @Sendable () async -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    RefreshableNode(modified(content), in: context)
  }
}

/// Runs the latest action of a view, for those who refresh it.
@MainActor
private final class LatestRefreshAction {
  var action: @Sendable () async -> Void = {}
  private var task: Task<Void, Never>?

  var isRunning: Bool { task != nil }

  func run() async { await action() }

  func start(_ label: WorkLabel) {
    task = Task.counted(label, priority: .userInitiated) { [weak self] in
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

  /// The views in it see one action for as long as the node lives.
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
  /// Has an action that brings this view up to date: the input `refresh` runs it, and the views in
  /// it find it as `@Environment(\.refresh)`.
  ///
  ///     List(mails) { Text($0.subject) }
  ///       .refreshable { await mailbox.fetch() }
  ///
  /// It counts as pending until it ends, and is cancelled when this view disappears. `refresh` runs
  /// the actions of all views on the screen, or of those in the sheet that is on top.
  public func refreshable(
    file: String = #fileID, line: Int = #line,
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    let label = WorkLabel("refresh", place: "\(file):\(line)")
    return modifier(RefreshableModifier(label: label, action: action))
  }
}
