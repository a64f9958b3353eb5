import PlatenReactive

/// The work of a screen, which has to be done before time goes on.
@MainActor
protocol TimedWork: AnyObject {
  /// Waits until all work that is due is done.
  ///
  /// - Returns: Whether it is; a program may go on without end.
  func settleWork() async -> Bool
}

/// Lets the time of a session pass: by itself where it is real, otherwise as long as somebody asks.
@MainActor
final class ClockDriver {
  /// How often work fails to settle in one moment of time before that is taken for a loop.
  private static let mostRounds = 100

  let clock: VirtualClock
  private let log: EventLog
  /// What has to be settled after each step of time.
  weak var work: (any TimedWork)?
  /// Lets time pass while no command is carried out.
  private var pacing: Task<Void, Never>?
  /// Lets those who pass time in, one at a time.
  private let mutex = AsyncMutex()

  init(_ clock: VirtualClock, log: EventLog) {
    self.clock = clock
    self.log = log
  }

  deinit {
    pacing?.cancel()
    clock.close()
  }

  /// Ends all that the clock had to do.
  func close() {
    pacing?.cancel()
    clock.close()
  }

  // MARK: By itself

  /// Whether time passes by itself now.
  private var isPaced: Bool { clock.isRealTime && pacing != nil }

  /// Lets time pass by itself from now on, where it is real.
  ///
  /// - Parameter eachMoment: Called after each moment in which something may have happened.
  func resume(eachMoment: @escaping @MainActor () -> Void = {}) {
    guard clock.isRealTime, pacing == nil else { return }
    clock.release()
    pacing = Task { [weak self, clock] in
      while !Task.isCancelled, await clock.step(until: .distantFuture) {
        _ = await self?.work?.settleWork()
        eachMoment()
      }
    }
  }

  /// Has time stand until it is let go or told to pass.
  func pause() async {
    pacing?.cancel()
    await pacing?.value
    let wasPaced = pacing != nil
    pacing = nil
    clock.hold()
    // What has come due meanwhile is before what follows.
    if wasPaced { _ = await work?.settleWork() }
  }

  /// Has time stand, where it passes by itself, and does what is due in this moment.
  ///
  /// - Returns: Whether anything was due.
  func runDue() -> Bool {
    guard isPaced else { return false }
    clock.freeze()
    return clock.runDue()
  }

  // MARK: As long as somebody asks

  /// Lets time pass while a condition holds, unless the task is cancelled.
  ///
  /// - Parameter eachMoment: Called after each moment in which something may have happened.
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
      if rounds == Self.mostRounds { return giveUp(until: limit) }
    }
  }

  private var elapsed: Duration { clock.now.elapsed }

  /// Lets time go on without the work of a moment that never ends.
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
      note: \(work) waits for something outside the session clock, such as Task.sleep, a network \
      or future values; wait does not include it
      """)
  }
}
