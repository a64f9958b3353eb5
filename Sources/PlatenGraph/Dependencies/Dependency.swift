/// Something that views read, and whose change makes them dirty.
@MainActor
@_spi(Nodes) open class Dependency {
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  public init() {}

  /// Notes that the node being evaluated, if any, reads this.
  package final func read() { Graph.reader?.track(self) }

  /// How its change is told to those who ask what the program changes; `nil` for what is no change
  /// of the program's own, but follows from one.
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
  /// A change made while a view is evaluated would ask for the next evaluation, and that for
  /// another: it is reported, once, and marks nothing.
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

  /// What happens when nothing reads this any more.
  func lostLastReader() {}
}

private struct WeakNode {
  weak var node: Node?
}

/// What a node read in its last evaluation, in the order of reading.
///
/// An evaluation that reads what the last one did changes nothing.
@MainActor
struct TrackedDependencies {
  private var dependencies: [Dependency] = []
  private var confirmed = 0

  mutating func begin() { confirmed = 0 }

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
    confirmed = 0
    dropUnconfirmed(by: node)
  }

  private mutating func dropUnconfirmed(by node: Node) {
    for dependency in dependencies[confirmed...] { dependency.remove(node) }
    dependencies.removeSubrange(confirmed...)
  }
}
