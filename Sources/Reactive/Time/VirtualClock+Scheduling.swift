import Foundation

extension VirtualClock {
  /// Schedules an action at an instant, or as soon as possible if the instant has passed.
  ///
  /// - Parameters:
  ///   - isArrival: Whether the action is external input and not a result of the current work.
  ///   - isJob: Whether the action runs a job of a task.
  ///   - position: The position of the action at that instant, before all actions without a
  ///     position.
  ///   - giveUp: A closure that runs instead of the action if the clock is closed, either now or
  ///     before the action runs.
  @discardableResult
  package func schedule(
    _ label: WorkLabel, due: Duration, isRepeating: Bool = false, isArrival: Bool = false,
    isJob: Bool = false, position: ArrivalPosition? = nil, _ action: Action, giveUp: Action? = nil
  ) -> EventQueue.Key? {
    let key = state.withLock { state in
      if state.isClosed { return nil as EventQueue.Key? }
      let now = state.now()
      return state.agenda.add(
        label, by: isArrival || due > now ? nil : state.cause,
        due: min(max(due, now), Instant.distantFuture.elapsed), position: position,
        isRepeating: isRepeating, isJob: isJob, action: action, giveUp: giveUp)
    }
    if key == nil { giveUp?.run() } else { bell.ring() }
    return key
  }

  /// Schedules an action at the next instant instead of the current one, or after many others, at the
  /// current real time.
  ///
  /// External input, such as a network response, arrives this way. A command, during which no time
  /// passes, never observes it.
  ///
  /// Arrivals from background work are ordered by the start of that work, so their order does not
  /// depend on the speed of the threads.
  ///
  /// - Parameter giveUp: A closure that runs instead of the action if the clock is closed.
  package func scheduleArrival(
    _ label: WorkLabel, isJob: Bool = false, _ action: Action, giveUp: Action? = nil
  ) {
    schedule(
      label, due: state.withLock { $0.flow.arrival() }, isArrival: true, isJob: isJob,
      position: ArrivalOrder.current?.position, action, giveUp: giveUp)
  }

  /// Schedules an action after a delay, and returns an object that cancels the action.
  ///
  /// An action that background work schedules arrives like its other results.
  ///
  /// - Parameter position: The position of external input among the arrivals at the same instant.
  package func schedule(
    _ label: WorkLabel, after delay: Duration, position: UInt32? = nil,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let isOutside = isOutside
    let key = schedule(
      label, due: now.elapsed + max(delay, isOutside ? .nanoseconds(1) : .zero),
      isArrival: position != nil || isOutside,
      position: position.map { ArrivalPosition($0) } ?? ArrivalOrder.current?.position,
      Action(action))
    return cancellable(key)
  }

  /// Schedules an action after a delay. Waits ignore the action, as they ignore repeating work.
  package func scheduleTick(
    _ label: WorkLabel, after delay: Duration, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    cancellable(
      schedule(label, due: now.elapsed + delay, isRepeating: true, Action(action)))
  }

  /// Schedules an action at a date, and returns an object that cancels the action.
  ///
  /// - Parameters:
  ///   - isRepeating: Whether waits ignore the action, because it schedules itself again.
  ///   - giveUp: A closure that runs instead of the action if the clock is closed.
  package func schedule(
    _ label: WorkLabel, at date: Date, isRepeating: Bool, _ action: Action, giveUp: Action
  ) -> AnyCancellable {
    let due = date.elapsed(since: epoch)
    return cancellable(
      schedule(label, due: due, isRepeating: isRepeating, action, giveUp: giveUp))
  }

  private func cancellable(_ key: EventQueue.Key?) -> AnyCancellable {
    AnyCancellable { [self] in
      if let key { cancel(key) }
    }
  }

  /// Schedules a repeating action.
  func schedule(
    _ label: WorkLabel, due: Duration, every interval: Duration, _ action: Action
  ) -> Cancellable {
    let repetition = Repetition(self, label, interval, action)
    repetition.next(due: due, isRepeating: !label.endsItself)
    return repetition
  }

  func cancel(_ key: EventQueue.Key) {
    // Releasing the action can cancel other work, so it must not happen under the lock.
    let item = state.withLock { $0.agenda.remove(key) }
    withExtendedLifetime(item) { bell.ring() }
  }

  /// Advances the clock to an instant, and runs all work that becomes due.
  package func advance(to limit: Duration) {
    while state.withLock({ $0.goToNext(upTo: limit) }) { runDue() }
  }

  /// Runs the due work that was scheduled before this call, up to a result that a background thread
  /// passes to the code of the session. Wait for this thread before the next call.
  ///
  /// - Returns: Whether any work ran.
  @discardableResult
  package func runDue() -> Bool {
    let last = state.withLock { $0.agenda.lastNumber }
    let resultCount = resultCount
    var hasRun = false
    while self.resultCount == resultCount, let item = popDue(upTo: last) {
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

/// Work that reschedules itself after each run.
private final class Repetition: Cancellable, Sendable {
  private let clock: VirtualClock
  private let label: WorkLabel
  private let interval: Duration
  private let action: Action
  /// The key of the next run, or `nil` before the first run is scheduled.
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
    // Another thread may have run the action and scheduled the next run in the meantime.
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
