extension VirtualClock {
  /// Has an action run at a moment, or as soon as possible if that is past.
  ///
  /// - Parameters:
  ///   - isArrival: Whether it comes from outside, and not from what is done now.
  ///   - position: Its place among work of that moment that has one, before all that has none.
  ///   - giveUp: What is done instead, at once, if the clock is or will be closed.
  @discardableResult
  func schedule(
    _ label: WorkLabel, due: Duration, isRepeating: Bool = false, isArrival: Bool = false,
    position: UInt32? = nil, _ action: Action, giveUp: Action? = nil
  ) -> EventQueue.Key? {
    let key = state.withLock { state in
      if state.isClosed { return nil as EventQueue.Key? }
      let now = state.now()
      return state.agenda.add(
        label, by: isArrival || due > now ? nil : state.cause,
        due: min(max(due, now), Instant.distantFuture.elapsed), position: position,
        isRepeating: isRepeating, action: action, giveUp: giveUp)
    }
    if key == nil { giveUp?.run() } else { bell.ring() }
    return key
  }

  /// Has an action run in the next moment of time, not in this one.
  ///
  /// What comes from outside, such as an answer from a network, arrives this way: a command, during
  /// which no time passes, never sees it.
  package func scheduleArrival(_ label: WorkLabel, _ action: Action) {
    schedule(label, due: now.elapsed + .nanoseconds(1), isArrival: true, action)
  }

  /// Has an action run some time from now, unless that is cancelled first.
  ///
  /// - Parameter position: Of what arrives from outside: its place among what arrives in one moment.
  package func schedule(
    _ label: WorkLabel, after delay: Duration, position: UInt32? = nil,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let key = schedule(
      label, due: now.elapsed + delay, isArrival: position != nil, position: position,
      Action(action))
    return cancellable(key)
  }

  /// Has an action run some time from now, unless that is cancelled first; nobody waits for it, as
  /// for what repeats.
  package func scheduleTick(
    _ label: WorkLabel, after delay: Duration, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    cancellable(
      schedule(label, due: now.elapsed + delay, isRepeating: true, Action(action)))
  }

  private func cancellable(_ key: EventQueue.Key?) -> AnyCancellable {
    AnyCancellable { [self] in
      if let key { cancel(key) }
    }
  }

  /// Has an action run again and again.
  func schedule(
    _ label: WorkLabel, due: Duration, every interval: Duration, _ action: Action
  ) -> Cancellable {
    let repetition = Repetition(self, label, interval, action)
    repetition.next(due: due, isRepeating: !label.endsItself)
    return repetition
  }

  func cancel(_ key: EventQueue.Key) {
    // What its action holds may cancel more when it is released: not under the lock.
    let item = state.withLock { $0.agenda.remove(key) }
    withExtendedLifetime(item) { bell.ring() }
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

  private func popDue(upTo number: UInt64) -> EventQueue.Item? {
    state.withLock { state in
      let item = state.agenda.popFirst(dueBy: state.now(), upTo: number)
      if let item { state.cause = item.cause ?? item.label }
      return item
    }
  }
}

/// Work that is scheduled anew each time that it is done.
private final class Repetition: Cancellable, Sendable {
  private let clock: VirtualClock
  private let label: WorkLabel
  private let interval: Duration
  private let action: Action
  /// The next time; `nil` before the first.
  private let key = Locked<EventQueue.Key?>(nil)
  private let isCancelled = Locked(false)

  init(_ clock: VirtualClock, _ label: WorkLabel, _ interval: Duration, _ action: Action) {
    self.clock = clock
    self.label = label
    self.interval = interval
    self.action = action
  }

  func next(due: Duration, isRepeating: Bool = true) {
    let next = clock.schedule(
      label, due: due, isRepeating: isRepeating,
      Action { [self] in
        if isCancelled.value { return }
        if interval > .zero { self.next(due: due + interval) }
        action.run()
      })
    // Another thread may have run it, and scheduled the next, meanwhile.
    key.withLock { key in
      if let next, key.map({ $0 < next }) ?? true { key = next }
    }
    if isCancelled.value { cancel() }
  }

  func cancel() {
    isCancelled.value = true
    if let key = key.value { clock.cancel(key) }
  }
}
