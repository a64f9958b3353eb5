/// A source of data that views read. A change to the source marks these views dirty.
@MainActor
@_spi(Nodes) open class Dependency {
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  public init() {}

  /// Tracks this dependency for the node being evaluated, if any.
  package final func read() { Graph.reader?.track(self) }

  /// The description of a change for observers of state changes.
  ///
  /// The value is `nil` if the dependency changes only as a consequence of changes to other
  /// dependencies.
  open var stateChange: StateChange? { nil }

  /// Marks every reader dirty.
  package final func changed() {
    var isTold = false
    for reader in readers.values {
      guard let node = reader.node else { continue }
      if !isTold, let onPublish = node.graph.onStateChange { stateChange.map(onPublish) }
      isTold = true
      node.markDirty()
    }
  }

  /// Marks every reader dirty after a change made by the program.
  ///
  /// A change that is made while a view is evaluated would cause an endless series of evaluations.
  /// Such a change is instead reported once and marks no reader dirty.
  package final func changed(byProgram description: @autoclosure () -> String) {
    guard let reader = Graph.reader else { return changed() }
    reader.graph.warn(
      """
      \(description()) while \(reader.name) is being evaluated is not allowed: the screen may be \
      out of date; make the change in an action or a task
      """)
  }

  final var isRead: Bool { !readers.isEmpty }

  final fileprivate func add(_ node: Node) {
    readers[ObjectIdentifier(node)] = WeakNode(node: node)
  }

  final fileprivate func remove(_ node: Node) {
    readers[ObjectIdentifier(node)] = nil
    if readers.isEmpty { lostLastReader() }
  }

  /// Responds to the removal of the last reader.
  func lostLastReader() {}
}

private struct WeakNode {
  weak var node: Node?
}

/// The dependencies that a node read in its last evaluation, in reading order.
///
/// An evaluation that reads the same dependencies in the same order leaves this value unchanged.
@MainActor
struct TrackedDependencies {
  private var dependencies: [Dependency] = []
  private var confirmed = 0
  /// The tracker of observable models, or `nil` if the node has never read one.
  var models: ObservationTracker?

  mutating func begin() {
    confirmed = 0
    models?.begin()
  }

  mutating func track(_ dependency: Dependency, by node: Node) {
    if confirmed < dependencies.count, dependencies[confirmed] === dependency {
      confirmed += 1
    } else if !dependencies[..<confirmed].contains(where: { $0 === dependency }) {
      dropUnconfirmed(by: node)
      dependency.add(node)
      dependencies.append(dependency)
      confirmed += 1
    }
  }

  mutating func end(by node: Node) { dropUnconfirmed(by: node) }

  mutating func forget(by node: Node) {
    begin()
    dropUnconfirmed(by: node)
  }

  private mutating func dropUnconfirmed(by node: Node) {
    for dependency in dependencies[confirmed...] { dependency.remove(node) }
    dependencies.removeSubrange(confirmed...)
  }
}
