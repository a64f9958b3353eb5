/// Something outside that a clock waits for, until it is ended or let go.
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
  /// Whether the clock no longer waits for it.
  var isIgnored = false
}
