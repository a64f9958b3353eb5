extension VirtualClock {
  /// Stops time at the current instant.
  package func hold() { state.withLock { $0.flow.hold() } }

  /// Continues time in step with real time, if the clock is a real-time clock.
  package func release() {
    if !isRealTime { return }
    state.withLock { $0.flow.release() }
    bell.ring()
  }

  /// Stops time at the current instant until all work that is due then has run.
  package func freeze() {
    state.withLock { $0.flow.freeze() }
    bell.ring()
  }

  /// Discards all scheduled and future work, and cancels all sleeps.
  package func close() {
    let items = state.withLock { state in
      state.isClosed = true
      defer { state.agenda = EventQueue() }
      return state.agenda.items
    }
    for item in items { item.giveUp?.run() }
    bell.ring()
  }

  /// Waits until other threads have finished their part of the due work, for at most five seconds.
  /// After that time, the changes that they have announced are shown.
  package func idle() async {
    if await !activity.wait() { deferredChanges.endAll() }
  }

  /// Begins a part of the due work on another thread.
  package func beginBackgroundPart() { activity.begin() }

  /// Ends a part of the due work.
  package func endBackgroundPart() { activity.end() }

  /// Passes a result from outside to the code of the session, after earlier results of a queue.
  ///
  /// - Parameter start: A closure that runs the results that wait, on another thread.
  package func pass(_ result: Action, on queue: SerialWork, start: (@escaping () -> Void) -> Void) {
    state.withLock { $0.resultCount += 1 }
    queue.add(result, start: start)
  }

  /// The number of results that other threads have passed to the code of the session.
  package var resultCount: Int { state.withLock { $0.resultCount } }

  /// The number of times that other threads have begun a part of the due work.
  package var handedOver: Int { activity.count }

  /// Moves time to an instant without running the work that is due before it.
  package func skip(to moment: Instant) { state.withLock { $0.flow.freeze(at: moment.elapsed) } }

  /// Advances time to the next instant at which work may be due, but not beyond a limit.
  ///
  /// - Parameter onForeignWait: A closure that is called once for each task that waits for
  ///   something outside the clock; time passes regardless of the task from then on.
  /// - Returns: `true` at such an instant; `false` if time stopped at the limit or the clock is
  ///   closed.
  @MainActor
  package func step(
    until limit: Instant, onForeignWait: (PendingWork) -> Void = { _ in }
  ) async -> Bool {
    if isClosed { return false }
    if !isRealTime, await hasWaitedForOthers(onForeignWait) { return true }
    state.withLock { $0.flow.goOn() }
    let step = nextStep(until: limit)
    guard case .wait(let deadline) = step else { return step != .end }
    await waitByTheSystemsClock(until: deadline, onForeignWait)
    if isClosed || nextStep(until: limit) == .end { return false }
    state.withLock { $0.flow.freeze() }
    return true
  }

  /// Advances time to the instant of the next scheduled work; without such work, waits until the
  /// state of the work changes or the task is canceled.
  ///
  /// - Parameter onForeignWait: A closure that is called once for each task that waits for
  ///   something outside the clock.
  @MainActor
  package func stepToNextWork(onForeignWait: (PendingWork) -> Void) async {
    guard let next = state.withLock({ $0.agenda.nextDue }) else {
      return await bell.wait(until: nil)
    }
    _ = await step(until: Instant(next), onForeignWait: onForeignWait)
  }

  private func nextStep(until limit: Instant) -> Step {
    state.withLock { $0.nextStep(until: limit.elapsed, isRealTime: isRealTime) }
  }

  /// Waits for tasks that do not sleep on the clock, and for external responses.
  ///
  /// - Returns: Whether there was anything to wait for.
  @MainActor
  private func hasWaitedForOthers(_ onForeignWait: (PendingWork) -> Void) async -> Bool {
    guard let deadline = state.withLock({ $0.patienceEnd() }) else { return false }
    await bell.wait(until: deadline)
    await timeOutWaits(at: deadline, onForeignWait)
    return true
  }

  /// Waits until an instant of real time, or until the idle timeout.
  @MainActor
  private func waitByTheSystemsClock(
    until deadline: ContinuousClock.Instant?, _ onForeignWait: (PendingWork) -> Void
  ) async {
    let patienceEnd = state.withLock { $0.patienceEnd() }
    await bell.wait(until: [deadline, patienceEnd].compactMap { $0 }.min())
    if let patienceEnd, activity.isIdle { await timeOutWaits(at: patienceEnd, onForeignWait) }
  }

  /// Stops waiting for tasks and responses at the end of the idle timeout, unless their state changes.
  @MainActor
  private func timeOutWaits(
    at deadline: ContinuousClock.Instant, _ onForeignWait: (PendingWork) -> Void
  ) async {
    if ContinuousClock.now < deadline { return }
    // On a busy machine, the work for which they wait can still be queued: before this one.
    for _ in 0..<Self.turnsAfterTimeout { await Task.detached {}.value }
    state.withLock { $0.patienceEnds == deadline ? $0.timeOutWaits() : [] }.forEach(onForeignWait)
  }

  /// The number of times that the other threads and the main queue take turns after a timeout.
  private static var turnsAfterTimeout: Int { 4 }

  private var isClosed: Bool { state.withLock { $0.isClosed } }
}

extension VirtualClock {
  fileprivate enum Step: Equatable {
    /// Work is due.
    case due
    /// The limit has been reached.
    case end
    /// No work becomes due, and the limit is not reached, before this instant of real time.
    case wait(ContinuousClock.Instant?)
  }
}

extension VirtualClock.State {
  fileprivate mutating func nextStep(
    until limit: Duration, isRealTime: Bool
  ) -> VirtualClock.Step {
    let next = min(agenda.nextDue ?? limit, limit)
    if isRealTime && !flow.hasCome(next) {
      flow.catchUp()
      return .wait(flow.realTime(of: next))
    }
    return goToNext(upTo: limit) ? .due : .end
  }

  /// Moves time to the instant of the next scheduled work, or to the limit.
  ///
  /// - Returns: Whether any work is due by then.
  mutating func goToNext(upTo limit: Duration) -> Bool {
    let isDue = agenda.nextDue.map { $0 <= limit } ?? false
    flow.freeze(at: min(agenda.nextDue ?? limit, limit))
    return isDue
  }
}
