import Observation
import PlatenContext

/// A tracker of the `@Observable` properties that a node read in its last evaluation.
///
/// Observation reports only the next change, and a registration cannot be canceled. Each evaluation
/// therefore also reads a property of this tracker. A change to that property ends the registration
/// of the previous evaluation, so registrations do not accumulate in models that do not change.
@MainActor
final class ObservationTracker {
  private unowned let node: Node
  private let end = End()
  private var evaluation = 0

  init(by node: Node) { self.node = node }

  /// Runs an evaluation, and calls `onChange` only if the evaluation reads a model's property.
  ///
  /// The method is nonisolated so that its closures need no runtime check of their executor.
  nonisolated static func tracking<Value>(
    _ evaluation: () -> Value, onChange: () -> @Sendable () -> Void
  ) -> Value {
    withObservationTracking({ evaluation() }, onChange: onChange())
  }

  /// Begins an evaluation and ends the registration of the previous one.
  func begin() {
    evaluation += 1
    end.tell()
  }

  /// Registers the evaluation so that the next evaluation ends the registration.
  func readEnd() { end.read() }

  /// Returns the handler for an imminent change to a tracked property. The handler may run on any
  /// thread.
  func change() -> @Sendable () -> Void {
    { [weak self, evaluation] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.changed(after: evaluation) }
      } else {
        MainQueue.enqueueAfterChange { self?.follow(after: evaluation) }
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

  /// Waits for a change by another thread, which announces the change before making it.
  private func follow(after evaluation: Int) {
    guard evaluation == self.evaluation else { return }
    MainQueue.awaitChange(turns: 10) { [weak self] _ in
      self?.markDirty()
      return self != nil
    }
  }

  /// An observable object that changes to end the registration of an evaluation.
  private final class End: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var hasCome: Bool { false }

    func read() { registrar.access(self, keyPath: \.hasCome) }
    func tell() { registrar.withMutation(of: self, keyPath: \.hasCome) {} }
  }
}
