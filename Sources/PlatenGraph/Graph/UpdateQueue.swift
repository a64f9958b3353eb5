/// The work that is still to be done before a graph is up to date.
// A class, so that most of its properties need no check for overlapping accesses.
@MainActor
final class UpdateQueue {
  private var dirty = DirtyNodes()
  private var actions = PendingActions()
  private var needsLayout = true
  /// Nodes whose lines may have changed during a layout.
  private var late: [Node] = []
  /// The layouts under way; one may cause another.
  private var layouts = 0
  /// Whether an update was requested, or is under way.
  private var isRequested = false
  /// Passes so far.
  private(set) var pass = 0
  /// Evaluations so far.
  private(set) var evaluations = 0

  /// Whether anything is to be done.
  var isEmpty: Bool { !needsLayout && dirty.isEmpty && actions.isEmpty }

  // MARK: Requests

  /// Notes that an update is needed.
  ///
  /// - Returns: Whether it has to be requested; once until it ends.
  func request() -> Bool {
    defer { isRequested = true }
    return !isRequested
  }

  /// Begins an update; requests made until it ends are a part of it.
  func beginUpdate() { isRequested = true }

  /// Ends an update.
  func endUpdate() { isRequested = false }

  // MARK: Evaluation

  func add(_ node: Node) { dirty.insert(node) }

  /// Removes and returns the dirty node to evaluate first.
  func nextDirty() -> Node? { dirty.popFirst() }

  func beginPass() { pass += 1 }

  func countEvaluation() { evaluations += 1 }

  // MARK: Layout

  func requireLayout() { needsLayout = true }

  /// Removes the need for a layout.
  ///
  /// - Returns: Whether there was one.
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

  /// Has a node laid out in the next pass, if a layout is under way.
  func postpone(_ node: Node) -> Bool {
    if layouts == 0 { return false }
    late.append(node)
    return true
  }

  // MARK: Actions

  func add(_ action: @escaping @MainActor () -> Void, in phase: PendingActions.Phase) {
    actions.add(action, in: phase)
  }

  /// Removes and returns all actions in the order in which they run.
  func takeActions() -> [@MainActor () -> Void] { actions.takeAll() }
}
