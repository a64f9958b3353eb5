import PlatenReactive

extension Session {
  /// How a screen's time passes.
  public enum Time: Sendable {
    /// By itself, in step with the system's; it stands while a command is carried out.
    case real
    /// When it is told to, at once.
    case virtual
  }

  /// What counts the screen's time: pipelines, tasks and sleeps of the screen go by it.
  public var clock: VirtualClock { clockDriver.clock }

  /// The time since the screen was opened.
  public var elapsed: Duration { clock.now.elapsed }

  /// What is going to happen on this screen or is waited for, and where it was asked for.
  public var pending: [PendingWork] { clock.pending }

  /// Waits until all work that is due is done: until two turns of the main queue in a row have
  /// changed nothing, after 100 turns at most. Time and network are not waited for.
  public func settle() async { _ = await settleWork() }

  /// Lets time pass, and does all that comes due meanwhile.
  ///
  ///     let session = Session(SearchScreen(), time: .virtual)
  ///     try session.send(.set("Query", to: "swift"))
  ///     await session.advance(by: .milliseconds(300))
  ///
  /// In real time it takes as long; in virtual time none. A task that waits for something that the
  /// clock does not own is waited for, for a second of real time; then it is reported in the log, and
  /// is not pending any more.
  ///
  /// - Parameter eachMoment: Called after each moment in which something may have happened.
  public func advance(by duration: Duration, eachMoment: () -> Void = {}) async {
    await clockDriver.pass(duration, eachMoment: eachMoment)
  }

  /// Lets time pass until nothing is pending.
  ///
  /// - Parameters:
  ///   - limit: The most time to let pass.
  ///   - eachMoment: Called after each moment in which something may have happened.
  /// - Throws: ``StillPending`` when the limit has come first.
  public func wait(
    atMost limit: Duration = .seconds(30), eachMoment: () -> Void = {}
  ) async throws(StillPending) {
    await clockDriver.pass(limit, while: { !pending.isEmpty }, eachMoment: eachMoment)
    if !pending.isEmpty { throw StillPending(work: pending, limit: limit) }
  }

  /// Lets time pass by itself from now on, where it is real.
  ///
  /// - Parameter eachMoment: Called after each moment in which something may have happened.
  package func resumeClock(eachMoment: @escaping @MainActor () -> Void = {}) {
    clockDriver.resume(eachMoment: eachMoment)
  }

  /// Has time stand until it is let go or told to pass.
  package func pauseClock() async { await clockDriver.pause() }

  /// Has time stand, where it passes by itself, until what is due in this moment has been done.
  ///
  /// - Returns: Whether anything was due.
  @discardableResult
  func runDueWork() -> Bool { perform { clockDriver.runDue() } }
}

extension Session: TimedWork {
  /// Empty turns after which a session counts as settled, and the most turns that settling takes.
  private static let (emptyTurns, mostTurns) = (2, 100)

  func settleWork() async -> Bool {
    defer { clock.attribute(to: nil) }
    var empty = 0
    for _ in 0..<Self.mostTurns {
      if empty == Self.emptyTurns { return true }
      let before = (turns, clock.handedOver)
      let hasRun = perform { clock.runDue() }
      flush()
      await clock.idle()
      await MainQueue.hop()
      empty = (turns, clock.handedOver) == before && !hasRun ? empty + 1 : 0
    }
    return false
  }
}
