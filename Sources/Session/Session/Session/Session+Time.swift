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
  public var clock: VirtualClock { time.clock }

  /// The time since the screen was opened.
  public var elapsed: Duration { time.elapsed }

  /// The scheduled and awaited work of the screen, with the source location of each request.
  public var pending: [PendingWork] { clock.pending }

  /// Waits until all due work is complete.
  ///
  /// The session has settled when two consecutive turns of the main queue change nothing, or after
  /// at most 100 turns, not counting turns in which a response arrives that is due. This method does
  /// not wait for timers or the network.
  public func settle() async { _ = await time.settleWork() }

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
    await time.advance(by: duration, eachMoment: eachMoment)
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
    await time.advance(by: limit, while: { clock.hasPending }, eachMoment: eachMoment)
    if clock.hasPending { throw StillPending(work: pending, limit: limit) }
  }
}
