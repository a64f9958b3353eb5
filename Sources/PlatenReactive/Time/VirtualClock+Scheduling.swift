extension VirtualClock {
  /// Has an action run at a moment, or as soon as possible if that is past.
  ///
  /// - Parameter giveUp: What is done instead, at once, if the clock is or will be closed.
  @discardableResult
  func schedule(
    _ label: Label, due: Duration, isRepeating: Bool = false, _ action: Action,
    giveUp: Action? = nil
  ) -> Agenda.Key? {
    let key = state.withLock { state in
      if state.isClosed { return nil as Agenda.Key? }
      return state.agenda.add(
        label, due: max(due, state.now()), isRepeating: isRepeating, action: action,
        giveUp: giveUp)
    }
    if key == nil { giveUp?.run() } else { bell.ring() }
    return key
  }

  /// Has an action run again and again.
  func schedule(
    _ label: Label, due: Duration, every interval: Duration, _ action: Action
  ) -> Cancellable {
    let repetition = Repetition(self, label, interval, action)
    repetition.next(due: due)
    return repetition
  }

  func cancel(_ key: Agenda.Key) {
    state.withLock { _ = $0.agenda.remove(key) }
    bell.ring()
  }

  /// Lets time pass until a moment, and does all that comes due meanwhile.
  func advance(to limit: Duration) {
    while state.withLock({ $0.goToNext(upTo: limit) }) { runDue() }
  }

  /// Runs what is due and was scheduled before this call.
  ///
  /// - Returns: Whether there was any.
  @discardableResult
  package func runDue() -> Bool {
    let last = state.withLock { $0.agenda.lastNumber }
    var hasRun = false
    while let item = popDue(upTo: last) {
      item.action.run()
      hasRun = true
    }
    return hasRun
  }

  private func popDue(upTo number: UInt64) -> Agenda.Item? {
    state.withLock { state in state.agenda.popFirst(dueBy: state.now(), upTo: number) }
  }
}

/// Work that is scheduled anew each time that it is done.
private final class Repetition: Cancellable, Sendable {
  private let clock: VirtualClock
  private let label: Label
  private let interval: Duration
  private let action: Action
  /// The next time; `nil` after cancellation, or before the first.
  private let key = Locked<Agenda.Key?>(nil)
  private let isCancelled = Locked(false)

  init(_ clock: VirtualClock, _ label: Label, _ interval: Duration, _ action: Action) {
    self.clock = clock
    self.label = label
    self.interval = interval
    self.action = action
  }

  func next(due: Duration) {
    key.value = clock.schedule(
      label, due: due, isRepeating: !label.endsItself,
      Action { [self] in
        if isCancelled.value { return }
        if interval > .zero { next(due: due + interval) }
        action.run()
      })
    if isCancelled.value { cancel() }
  }

  func cancel() {
    isCancelled.value = true
    if let key = key.value { clock.cancel(key) }
  }
}
