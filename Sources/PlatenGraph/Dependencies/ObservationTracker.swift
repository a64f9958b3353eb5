import Observation
import PlatenReactive

/// What a node read of `@Observable` models in its last evaluation.
///
/// Observation tells of one change and no more, and offers no way to stop waiting for it. So each
/// evaluation also reads a property of its own here; changing that ends what the last one waits
/// for, and nothing piles up in models that do not change.
@MainActor
final class ObservationTracker {
  private unowned let node: Node
  private let end = End()
  private var evaluation = 0

  init(by node: Node) { self.node = node }

  /// Runs an evaluation; `onChange` is asked for only if it reads a property of a model.
  ///
  /// Not isolated, so that its closures do not find out each time on which thread they run.
  nonisolated static func tracking<Value>(
    _ evaluation: () -> Value, onChange: () -> @Sendable () -> Void
  ) -> Value {
    withObservationTracking({ evaluation() }, onChange: onChange())
  }

  /// The next evaluation begins: what the last one read does not matter any more.
  func begin() {
    evaluation += 1
    end.tell()
  }

  /// Notes that the evaluation ends with the next.
  func readEnd() { end.read() }

  /// What runs when something that was read is about to change, on any thread.
  func change() -> @Sendable () -> Void {
    { [weak self, evaluation] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.changed(after: evaluation) }
      } else {
        MainQueue.enqueue { self?.follow(after: evaluation) }
      }
    }
  }

  private func changed(after evaluation: Int) {
    guard evaluation == self.evaluation else { return }
    if let reader = Graph.reader {
      reader.graph.warn(
        """
        changing an @Observable model while \(reader.name) is being evaluated is not allowed: the \
        screen may be out of date; make the change in an action or a task
        """)
    } else {
      markDirty()
    }
  }

  private func markDirty() {
    node.graph.onStateChange?(.observable(readBy: node))
    node.markDirty()
  }

  /// Another thread is about to make the change, and says nothing when it has.
  private func follow(after evaluation: Int) {
    guard evaluation == self.evaluation else { return }
    MainQueue.awaitChange(turns: 10) { [weak self] _ in
      self?.markDirty()
      return self != nil
    }
  }

  /// A property that changes when an evaluation has had its time.
  private final class End: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var hasCome: Bool { false }

    func read() { registrar.access(self, keyPath: \.hasCome) }
    func tell() { registrar.withMutation(of: self, keyPath: \.hasCome) {} }
  }
}
