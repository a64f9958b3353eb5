import PlatenContext

extension Session {
  /// The kind of time that a session uses.
  public enum Time: Sendable {
    /// Real time, which follows the system clock and stops while a command runs.
    case real
    /// Virtual time, which advances only on request and without delay.
    case virtual
  }

  /// The session clock, which pipelines, tasks, and sleeps of the screen use.
  public var clock: VirtualClock { clockDriver.clock }

  /// The time since the screen was opened.
  public var elapsed: Duration { clock.now.elapsed }

  /// The scheduled and awaited work of the screen, with the source location of each request.
  public var pending: [PendingWork] { clock.pending }

  /// Waits until all due work is complete.
  ///
  /// The session has settled when two consecutive turns of the main queue change nothing, or after
  /// at most 100 turns, not counting turns in which a response arrives that is due. This method does
  /// not wait for timers or the network.
  public func settle() async { _ = await settleWork() }

  /// Advances time by a duration, and performs the work that becomes due.
  ///
  ///     let session = Session(SearchScreen(), time: .virtual)
  ///     try session.send(.set("Query", to: "swift"))
  ///     await session.advance(by: .milliseconds(300))
  ///
  /// In real time, the call takes the full duration; in virtual time, time passes without delay. A
  /// task that waits for an event outside the session clock is given one second of real time. After
  /// that second, the log reports the task, and it no longer counts as pending.
  ///
  /// - Parameter eachMoment: A closure that is called after each instant at which work may have
  ///   run.
  public func advance(by duration: Duration, eachMoment: () -> Void = {}) async {
    await clockDriver.pass(duration, eachMoment: eachMoment)
  }

  /// Advances time until no work is pending.
  ///
  /// - Parameters:
  ///   - limit: The maximum duration by which to advance.
  ///   - eachMoment: A closure that is called after each instant at which work may have run.
  /// - Throws: ``StillPending`` if work is still pending after the maximum duration.
  public func wait(
    atMost limit: Duration = .seconds(30), eachMoment: () -> Void = {}
  ) async throws(StillPending) {
    await clockDriver.pass(limit, while: { clock.hasPending }, eachMoment: eachMoment)
    if clock.hasPending { throw StillPending(work: pending, limit: limit) }
  }

  /// Runs an operation in the context of a session in virtual time, and advances time whenever the
  /// operation and all tasks of the session wait.
  package func advancingTime<Value: Sendable>(
    for label: WorkLabel, _ operation: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await advancingTime { try await context.perform(label, operation) }
  }

  /// Runs an operation that waits for tasks of the session. In virtual time, advances time whenever
  /// all of them wait.
  package func advancingTime<Value: Sendable>(
    during operation: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    if clock.isRealTime { return try await operation() }
    let driver = MainQueue.start { [clockDriver] in await clockDriver.advanceWhileTasksWait() }
    defer { driver.cancel() }
    return try await operation()
  }

  /// Starts the clock of a session that uses real time.
  ///
  /// - Parameter eachMoment: A closure that is called after each instant at which work may have
  ///   run.
  package func resumeClock(eachMoment: @escaping @MainActor () -> Void = {}) {
    clockDriver.resume(eachMoment: eachMoment)
  }

  /// Stops the clock until it is resumed or advanced.
  package func pauseClock() async { await clockDriver.pause() }

  /// Runs the work that is due, and returns whether code of the program is receiving a result from
  /// outside.
  ///
  /// The effects of the result precede those of the next key. Call ``settle()`` before that key, because
  /// an input itself cannot wait for the code, which can wait for the main queue.
  package func isReceivingResult() -> Bool {
    if clock.hasDue { runDueWork() }
    return inputState.isReceivingResult
  }

  /// Stops a running real-time clock until the work that is due now has been performed.
  ///
  /// - Returns: Whether any work was due.
  @discardableResult
  func runDueWork() -> Bool { noting { clockDriver.runDue() } }

  /// Runs due work, and notes whether it passes a result to code of the program.
  private func noting(_ runDue: () -> Bool) -> Bool {
    let resultCount = clock.resultCount
    let hasRun = perform(runDue)
    if clock.resultCount != resultCount { inputState.isReceivingResult = true }
    return hasRun
  }
}

extension Session: TimedWork {
  /// The number of empty turns after which a session counts as settled, and the maximum number of
  /// turns.
  private static let (emptyTurns, maxTurns) = (2, 100)

  func settleWork() async -> Bool {
    defer { clock.attribute(to: nil) }
    var (empty, count) = (0, 0)
    while count < Self.maxTurns {
      if empty == Self.emptyTurns { return true }
      let before = (turns, clock.handedOver)
      let (instant, resultCount) = (clock.now, clock.resultCount)
      let hasRun = noting { clock.runDue() }
      let hasResult = clock.resultCount != resultCount
      // Views are evaluated after the code that receives a result, and not during it.
      if hasResult { await clock.idle() }
      flush()
      await clock.idle()
      inputState.isReceivingResult = false
      await MainQueue.hop()
      empty = (turns, clock.handedOver) == before && !hasRun ? empty + 1 : 0
      // Results are no loop of the program: further ones arrive at later instants.
      if !hasResult || clock.now != instant { count += 1 }
    }
    return false
  }
}
