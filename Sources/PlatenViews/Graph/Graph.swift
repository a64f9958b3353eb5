import PlatenLines
import PlatenReactive

/// The tree of nodes of one screen, and the loop that keeps its lines up to date.
///
/// A turn: whatever changes marks nodes dirty; at its end the dirty nodes are evaluated, parents
/// first; then the lines that may have changed are laid out; then the actions for what appeared,
/// disappeared or changed run, which may start another pass.
@MainActor
package final class Graph {
  /// The node on whose behalf something is read now.
  static var reader: Node?

  /// After so many passes in one turn an update is taken for a loop.
  private static let mostPasses = 100

  private(set) var root: Node?
  /// The lines after the last update.
  package private(set) var block = Block.empty
  /// Evaluations so far; a test's measure of what an update touched.
  package private(set) var evaluations = 0
  /// Called when something has made an update necessary, once until the next update.
  package var onNeedsUpdate: () -> Void = {}
  private let onWarning: (String) -> Void

  private var width: Int
  private var lastOrigin: UInt64 = 0
  private var dirty = DirtyNodes()
  private var actions = PendingActions()
  private var objects: [ObjectIdentifier: ObjectSource] = [:]
  private var unread: Set<ObjectIdentifier> = []
  private var needsLayout = true
  private var hasAsked = false
  private var evaluating: [String] = []
  private var warned: Set<String> = []

  /// - Parameter onWarning: Called with each warning, once for each text.
  package init<Root: View>(
    _ view: Root, width: Int, onWarning: @escaping (String) -> Void = { _ in }
  ) {
    self.width = width
    self.onWarning = onWarning
    root = view.node(in: Place(graph: self, parent: nil, scope: Scope(parent: nil)))
    root?.mount()
  }

  /// The cells that lines may take.
  package func resize(width: Int) {
    self.width = width
    rootNeedsLayout()
  }

  /// Takes the screen apart: what is on it disappears.
  package func close() {
    root?.unmount()
    root = nil
    runActions()
  }

  /// The controls on the screen, in frame order.
  package var controls: [Control] {
    var list = ControlList()
    root?.collectControls(into: &list)
    return list.controls
  }

  /// Forgets every block; the next update lays everything out from nothing.
  package func dropCaches() {
    root?.dropCaches()
    rootNeedsLayout()
  }
}

// MARK: - The update

extension Graph {
  /// Brings the lines up to date, in as many passes as the actions on the way ask for.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  package func update() -> Bool {
    hasAsked = false
    guard isStale else { return false }
    for _ in 0..<Self.mostPasses where isStale {
      evaluateDirty()
      layOut()
      runActions()
    }
    if isStale { breakLoop() }
    objects = unread.isEmpty ? objects : objects.filter { !unread.contains($0.key) || $0.value.isRead }
    unread = []
    return true
  }

  private var isStale: Bool { needsLayout || !dirty.isEmpty || !actions.isEmpty }

  private func evaluateDirty() {
    while let node = dirty.popFirst() {
      if node.isDirty { node.evaluateReading() }
    }
  }

  private func layOut() {
    guard needsLayout, let root else { return }
    needsLayout = false
    let lines = root.arrange(in: Column(proposal: Proposal(width: width)))
    block = lines.width <= width ? lines : lines.mapLines { $0.truncated(to: width) }
  }

  private func runActions() {
    for action in actions.takeAll() { action() }
  }

  private func breakLoop() {
    let views = dirty.descriptions
    dirty = DirtyNodes()
    _ = actions.takeAll()
    warn(
      """
      The screen changes itself without end: after \(Self.mostPasses) passes of one turn \
      \(views.isEmpty ? "its actions" : views.joined(separator: ", ")) still ask for another
      """)
  }

  private func askForUpdate() {
    if hasAsked { return }
    hasAsked = true
    onNeedsUpdate()
  }
}

// MARK: - What nodes tell

extension Graph {
  func newOrigin() -> Origin {
    lastOrigin += 1
    return Origin(lastOrigin)
  }

  func enqueue(_ node: Node) {
    dirty.insert(node)
    askForUpdate()
  }

  func rootNeedsLayout() {
    needsLayout = true
    askForUpdate()
  }

  func countEvaluation() { evaluations += 1 }

  /// Children have come and gone; those of a parent that is not in the tree yet come with it.
  func didReplace(_ old: [Node], with new: [Node], under parent: Node) {
    for node in old { node.unmount() }
    if parent.isMounted { for node in new { node.mount() } }
  }

  /// Runs an action after this pass's layout, in its phase.
  func schedule(_ phase: PendingActions.Phase, _ action: @escaping @MainActor () -> Void) {
    actions.add(action, in: phase)
    askForUpdate()
  }

  /// The source that stands for a model.
  func source<Object: ObservableObject>(for object: Object) -> ObjectSource {
    let id = ObjectIdentifier(object)
    if let known = objects[id] { return known }
    let source = ObjectSource(object, in: self) { [weak self] in _ = self?.unread.insert($0) }
    objects[id] = source
    return source
  }
}

// MARK: - Warnings

extension Graph {
  /// Warns once of each thing.
  func warn(_ text: String) {
    if warned.insert(text).inserted { onWarning(text) }
  }

  func evaluatingBody<Body>(of type: Any.Type, _ body: () -> Body) -> Body {
    evaluating.append(String(describing: type))
    defer { evaluating.removeLast() }
    return body()
  }

  /// Warns when the change at hand is made by the evaluation of a body.
  func warnIfEvaluating(_ text: String) {
    guard let view = evaluating.last else { return }
    warn("\(text) (in the body of \(view)) is not allowed; the body may be shown out of date")
  }
}
