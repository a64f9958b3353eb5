import Foundation

/// A clock that a test, a script, or real time advances.
///
/// A session has a virtual clock. Pipelines on `RunLoop.main`, `DispatchQueue.main`, or another
/// queue run on that clock, and so do tasks that sleep on it.
///
///     let clock = VirtualClock()
///     let greeting = Task {
///       try await clock.sleep(for: .seconds(3))
///       Log.event("three seconds later")
///     }
///
/// Work that is due at the same instant runs in the order in which it was scheduled.
///
/// See Documentation/Decisions/time.md.
public final class VirtualClock: Clock {
  /// An instant, measured from the creation of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let elapsed: Duration

    /// An instant that is never reached, about three thousand years after the creation of the
    /// clock.
    package static let distantFuture = Instant(.seconds(100_000_000_000))

    init(_ elapsed: Duration) { self.elapsed = elapsed }

    /// Returns the instant after a duration, at most about three thousand years after the creation
    /// of the clock.
    public func advanced(by duration: Duration) -> Instant {
      let most = Self.distantFuture.elapsed
      return Instant(duration < most - elapsed ? elapsed + duration : most)
    }

    /// Returns the duration from this instant to another.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Returns whether an instant precedes another.
    public static func < (a: Instant, b: Instant) -> Bool { a.elapsed < b.elapsed }
  }

  /// The start of this clock, as a date and as system uptime.
  public let epoch: Epoch
  /// Whether time advances in step with real time unless it is held.
  package let isRealTime: Bool
  /// The creation of the clock, as instants of the system clocks.
  let startInstants: StartInstants
  /// The work of this clock on other threads.
  package let activity = RunningWork()
  /// The queues of the results from outside that other threads pass to the code of the session.
  package let results = ResultQueues()
  /// The changes that background work has announced.
  let deferredChanges = DeferredChanges()
  /// An event that is signaled when work may be due.
  let bell = AsyncEvent()
  let state = Locked(State())

  /// Creates a clock whose time is stopped at a start that is the same in every run.
  public convenience init() { self.init(isRealTime: false) }

  /// - Parameters:
  ///   - isRealTime: Whether time advances in step with real time between ``release()`` and
  ///     ``hold()``.
  ///   - date: The date at which the clock starts.
  package init(isRealTime: Bool, date: Date = Epoch.fixed.date) {
    self.isRealTime = isRealTime
    startInstants = isRealTime ? .now : .fixed
    epoch = Epoch(date: date, uptime: (isRealTime ? Epoch.now : .fixed).uptime)
  }

  /// The current instant of this clock.
  public var now: Instant { Instant(state.withLock { $0.now() }) }

  /// The date at the current instant, rounded down to microseconds.
  package var date: Date { Date(now.elapsed, since: epoch) }

  /// The resolution of the clock, one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The scheduled work and the operations that a session waits for, in order of time, excluding
  /// repeating work.
  public var pending: [PendingWork] { state.withLock { $0.pending } }

  /// Whether any work is pending.
  package var hasPending: Bool { state.withLock { $0.hasPending } }

  /// Whether any work is due.
  package var hasDue: Bool {
    state.withLock { state in state.agenda.nextDue.map { state.flow.hasCome($0) } ?? false }
  }

  /// The due time of the first scheduled work, excluding repeating work.
  package var nextPendingDue: Duration? { state.withLock { $0.agenda.nextAwaitedDue } }
}

/// The attribution of changes to causes, which explains why something has changed.
///
/// Work that becomes due later, such as an elapsed debounce or a response, is the cause of its
/// effects, including work that it schedules immediately with `receive(on:)`.
extension VirtualClock {
  /// The cause of current changes: the last work that ran or was attributed, or the current task if
  /// there is no such work.
  package var cause: WorkLabel? {
    state.withLock { $0.cause } ?? TaskRecord.current?.label
  }

  /// Attributes changes from now on to a cause, or to no cause if it is `nil`.
  package func attribute(to cause: WorkLabel?) { state.withLock { $0.cause = cause } }
}

extension VirtualClock {
  /// The clock of the active session. Tasks that are started in a session inherit its clock.
  package static var current: VirtualClock? {
    PipelineContexts.current?.sessionClock as? VirtualClock
  }

  /// Whether the caller is outside the work of the clock, such as a network thread.
  ///
  /// In virtual time, background work of the session is outside, too, unless the session runs nothing
  /// else at the same time: its results arrive.
  package var isOutside: Bool {
    if PipelineContexts.current?.sessionClock !== self { return !MainQueue.isCurrent }
    return !isRealTime && ArrivalOrder.current?.isAwaited == false
  }
}
