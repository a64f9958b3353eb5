/// An external operation that a clock waits for until the operation ends or this object is
/// deallocated.
package final class ExternalWait: Sendable {
  private let clock: VirtualClock

  package init(_ label: WorkLabel, by clock: VirtualClock) {
    self.clock = clock
    clock.state.withLock { $0.awaited[ObjectIdentifier(self)] = AnswerState(label: label) }
  }

  deinit { end() }

  package func end() {
    clock.state.withLock { $0.awaited[ObjectIdentifier(self)] = nil }
    clock.bell.ring()
  }
}

struct AnswerState {
  let label: WorkLabel
  /// Whether the clock has stopped waiting for the operation.
  var isIgnored = false
}
