import PlatenContext

/// The pending work of a graph's next update.
// This type is a class so that most of its properties need no dynamic exclusivity checks.
@MainActor
final class UpdateQueue {
  private var dirty = DirtyNodes()
  private var actions = PendingActions()
  private var needsLayout = true
  /// The nodes whose lines may have changed while a layout was running.
  private var late: [Node] = []
  /// The number of layouts in progress, because a layout can start another layout.
  private var layouts = 0
  /// Whether an update has been requested or is in progress.
  private var isRequested = false
  /// The number of passes so far.
  private(set) var pass = 0
  /// The maximum number of evaluations inside each other.
  private static let maxNesting = 100

  /// The number of evaluations in progress, each inside the previous one.
  private var nesting = 0
  /// The nodes that wait until the evaluations in progress have ended.
  private var postponed = Queue<Node>()
  /// Whether the postponed nodes are being evaluated, which must not begin inside such an evaluation.
  private var evaluatesPostponed = false
  /// The number of evaluations so far.
  private(set) var evaluations = 0
  /// The number of changes to keyboard shortcuts so far.
  private(set) var shortcutChanges = 0

  /// Whether no work is pending.
  var isEmpty: Bool { !needsLayout && dirty.isEmpty && actions.isEmpty }

  // MARK: Requests

  /// Records that an update is needed.
  ///
  /// - Returns: Whether the caller must request the update, which is `true` once per update.
  func request() -> Bool {
    defer { isRequested = true }
    return !isRequested
  }

  /// Begins an update, which includes all requests that are made before the update ends.
  func beginUpdate() { isRequested = true }

  /// Ends the current update.
  func endUpdate() { isRequested = false }

  // MARK: Evaluation

  func add(_ node: Node) { dirty.insert(node) }

  /// Removes and returns the dirty node to evaluate first.
  func nextDirty() -> Node? { dirty.popFirst() }

  func beginPass() { pass += 1 }

  /// Begins an evaluation, and returns `false` if too many are in progress.
  func beginEvaluation() -> Bool {
    if nesting == Self.maxNesting { return false }
    nesting += 1
    evaluations += 1
    return true
  }

  func endEvaluation() { nesting -= 1 }

  func postponeEvaluation(of node: Node) { postponed.append(node) }

  /// Begins to evaluate the postponed nodes, unless an evaluation is in progress.
  ///
  /// - Returns: Whether the caller must evaluate the nodes that `nextPostponed()` returns.
  func beginPostponed() -> Bool {
    if nesting > 0 || evaluatesPostponed || postponed.isEmpty { return false }
    evaluatesPostponed = true
    return true
  }

  /// Removes and returns the postponed node to evaluate first.
  func nextPostponed() -> Node? {
    let node = postponed.popFirst()
    evaluatesPostponed = node != nil
    return node
  }

  func countShortcutChange() { shortcutChanges += 1 }

  // MARK: Layout

  func requireLayout() { needsLayout = true }

  /// Clears the request for a layout.
  ///
  /// - Returns: Whether a layout was requested.
  func takeLayout() -> Bool {
    defer { needsLayout = false }
    return needsLayout
  }

  func beginLayout() { layouts += 1 }

  /// Ends a layout.
  ///
  /// - Returns: The nodes to lay out in the next pass.
  func endLayout() -> [Node] {
    layouts -= 1
    if layouts > 0 { return [] }
    defer { late = [] }
    return late
  }

  /// Postpones the layout of a node to the next pass, and returns `false` if no layout is running.
  func postpone(_ node: Node) -> Bool {
    if layouts == 0 { return false }
    late.append(node)
    return true
  }

  // MARK: Actions

  func add(_ action: @escaping @MainActor () -> Void, in phase: PendingActions.Phase) {
    actions.add(action, in: phase)
  }

  /// Removes and returns all pending actions in execution order.
  func takeActions() -> [@MainActor () -> Void] { actions.takeAll() }
}
