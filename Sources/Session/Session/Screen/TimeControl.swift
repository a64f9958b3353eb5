import PlatenContext

/// The control of a session's time: it advances the clock and performs the work that becomes due.
@MainActor
package final class TimeControl {
  /// The number of empty turns after which a session counts as settled, and the maximum number of
  /// turns.
  private static let (emptyTurns, maxTurns) = (2, 100)

  let clock: VirtualClock
  private let screen: LiveScreen
  private let driver: ClockDriver
  /// Whether code of the program is receiving a result from outside, such as a response.
  private var isInResult = false

  init(of screen: LiveScreen, on clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.screen = screen
    driver = ClockDriver(clock, log: log)
    driver.work = self
  }

  /// Ends the session's time: work that is pending does not run.
  func close() { driver.close() }

  /// The duration from the opening of the screen to the current instant.
  var elapsed: Duration { clock.now.elapsed }

  // MARK: Real time

  /// Starts the clock of a session that uses real time.
  ///
  /// - Parameter eachMoment: A closure that is called after each instant at which work may have
  ///   run.
  package func resume(eachMoment: @escaping @MainActor () -> Void = {}) {
    driver.resume(eachMoment: eachMoment)
  }

  /// Stops the clock until it is resumed or advanced.
  package func pause() async { await driver.pause() }

  // MARK: Advancing

  /// Advances time while a condition holds. See ``Session/advance(by:eachMoment:)``.
  func advance(
    by duration: Duration, while condition: () -> Bool = { true }, eachMoment: () -> Void
  ) async {
    await driver.pass(duration, while: condition, eachMoment: eachMoment)
  }

  /// Runs an operation in the context of a session in virtual time, and advances time whenever the
  /// operation and all tasks of the session wait.
  package func advancing<Value: Sendable>(
    for label: WorkLabel, _ operation: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await advancing { try await screen.context.perform(label, operation) }
  }

  /// Runs an operation that waits for tasks of the session. In virtual time, advances time whenever
  /// all of them wait.
  package func advancing<Value: Sendable>(
    during operation: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    if clock.isRealTime { return try await operation() }
    let task = MainQueue.start { [driver] in await driver.advanceWhileTasksWait() }
    defer { task.cancel() }
    return try await operation()
  }

  // MARK: Due work

  /// Runs the work that is due, and returns whether code of the program is receiving a result from
  /// outside.
  ///
  /// The effects of the result precede those of the next key. Call ``Session/settle()`` before that
  /// key, because an input itself cannot wait for the code, which can wait for the main queue.
  package func isReceivingResult() -> Bool {
    if clock.hasDue { runDue() }
    return isInResult
  }

  /// Stops a running real-time clock until the work that is due now has been performed.
  ///
  /// - Returns: Whether any work was due.
  @discardableResult
  func runDue() -> Bool { noting { driver.runDue() } }

  /// Runs due work, and notes whether it passes a result to code of the program.
  private func noting(_ runDue: () -> Bool) -> Bool {
    let resultCount = clock.resultCount
    let hasRun = screen.perform(runDue)
    if clock.resultCount != resultCount { isInResult = true }
    return hasRun
  }
}

extension TimeControl: TimedWork {
  func settleWork() async -> Bool {
    defer { clock.attribute(to: nil) }
    var (empty, count) = (0, 0)
    while count < Self.maxTurns {
      if empty == Self.emptyTurns { return true }
      let before = (screen.turns, clock.handedOver)
      let (instant, resultCount) = (clock.now, clock.resultCount)
      let hasRun = noting { clock.runDue() }
      let hasResult = clock.resultCount != resultCount
      // Views are evaluated after the code that receives a result, and not during it.
      if hasResult { await clock.idle() }
      screen.flush()
      await clock.idle()
      isInResult = false
      await MainQueue.hop()
      empty = (screen.turns, clock.handedOver) == before && !hasRun ? empty + 1 : 0
      // Results are no loop of the program: further ones arrive at later instants.
      if !hasResult || clock.now != instant { count += 1 }
    }
    return false
  }
}
