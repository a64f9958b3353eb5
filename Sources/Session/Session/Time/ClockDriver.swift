import PlatenContext

/// The work of a screen that must be complete before time advances.
@MainActor
protocol TimedWork: AnyObject {
  /// Waits until all due work is complete.
  ///
  /// - Returns: Whether the work is complete; `false` if the program continues to create work.
  func settleWork() async -> Bool
}

/// A driver that advances the time of a session, continuously in real time or on request.
@MainActor
final class ClockDriver {
  /// The number of failed attempts to settle work at one instant before the driver assumes a loop.
  private static let maxRounds = 100

  let clock: VirtualClock
  private let log: EventLog
  /// The work to settle after each step of time.
  weak var work: (any TimedWork)?
  /// The task that advances real time while no command runs.
  private var pacing: Task<Void, Never>?
  /// The lock that serializes requests to advance time.
  private let mutex = AsyncMutex()

  init(_ clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.log = log
  }

  deinit {
    pacing?.cancel()
    clock.close()
  }

  /// Stops the clock and cancels its pending work.
  func close() {
    pacing?.cancel()
    clock.close()
  }

  // MARK: Continuous time

  /// Whether the clock is currently running in real time.
  private var isPaced: Bool { clock.isRealTime && pacing != nil }

  /// Starts the continuous advance of a real-time clock.
  ///
  /// - Parameter eachMoment: A closure that is called after each instant at which work may have
  ///   run.
  func resume(eachMoment: @escaping @MainActor () -> Void = {}) {
    guard clock.isRealTime, pacing == nil else { return }
    clock.release()
    pacing = MainQueue.start { [weak self, clock] in
      while !Task.isCancelled, await clock.step(until: .distantFuture) {
        _ = await self?.work?.settleWork()
        eachMoment()
      }
    }
  }

  /// Stops the clock, and settles the work that became due while it was running.
  func pause() async {
    pacing?.cancel()
    await pacing?.value
    let wasPaced = pacing != nil
    pacing = nil
    clock.hold()
    // Work that became due in the meantime precedes the work that follows.
    if wasPaced { _ = await work?.settleWork() }
  }

  /// Freezes a running real-time clock, and performs the work that is due now.
  ///
  /// - Returns: Whether any work was due.
  func runDue() -> Bool {
    guard isPaced else { return false }
    clock.freeze()
    return clock.runDue()
  }

  /// Advances virtual time whenever all tasks of the session wait, until the current task is
  /// canceled.
  func advanceWhileTasksWait() async {
    while true {
      _ = await work?.settleWork()
      if Task.isCancelled { return }
      await clock.stepToNextWork(onForeignWait: report)
    }
  }

  // MARK: Time on request

  /// Advances time while a condition holds and the task is not canceled.
  ///
  /// - Parameter eachMoment: A closure that is called after each instant at which work may have
  ///   run.
  func pass(
    _ duration: Duration, while condition: () -> Bool = { true }, eachMoment: () -> Void
  ) async {
    await mutex.enter()
    let wasPaced = pacing != nil
    await pause()
    let limit = clock.now.advanced(by: duration)
    clock.release()
    _ = await work?.settleWork()
    eachMoment()
    await step(until: limit, while: condition, eachMoment)
    clock.hold()
    if wasPaced { resume() }
    mutex.leave()
  }

  private func step(
    until limit: VirtualClock.Instant, while condition: () -> Bool, _ eachMoment: () -> Void
  ) async {
    var (moment, rounds) = (elapsed, 0)
    while condition(), !Task.isCancelled, await clock.step(until: limit, onForeignWait: report) {
      let isDone = await work?.settleWork() ?? true
      eachMoment()
      rounds = !isDone && elapsed == moment ? rounds + 1 : 0
      moment = elapsed
      if rounds == Self.maxRounds { return giveUp(until: limit) }
    }
  }

  private var elapsed: Duration { clock.now.elapsed }

  /// Skips work that never settles at one instant, and advances to the limit.
  private func giveUp(until limit: VirtualClock.Instant) {
    let work = clock.pending.filter { $0.due ?? elapsed <= elapsed }.map(\.description)
    log.add(
      """
      warning: work due at \(elapsed.text) never finishes: \
      \(work.joined(separator: "; ")); the clock continues without it
      """)
    clock.skip(to: limit)
  }

  private func report(_ work: PendingWork) {
    log.add(
      """
      note: \(work) waits for something that does not use the session clock, such as a thread or \
      the network; wait ignores it
      """)
  }
}
