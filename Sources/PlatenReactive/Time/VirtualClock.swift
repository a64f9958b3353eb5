import Foundation

/// A clock whose time moves when it is told to: by a test, by a script, or in step with real time.
///
/// A session has one. Pipelines that name `RunLoop.main`, `DispatchQueue.main` or another queue run
/// on it, and so does whatever sleeps on it.
///
///     let clock = VirtualClock()
///     let greeting = Task {
///       try await clock.sleep(for: .seconds(3))
///       Log.event("three seconds later")
///     }
///
/// Work that is due at the same moment runs in the order in which it was scheduled.
public final class VirtualClock: Clock {
  /// A moment, in time since the clock was made.
  public struct Instant: InstantProtocol {
    /// Time since the clock was made.
    public let elapsed: Duration

    /// Three thousand years after the clock was made: never.
    package static let distantFuture = Instant(.seconds(100_000_000_000))

    init(_ elapsed: Duration) { self.elapsed = elapsed }

    /// The moment so much later, three thousand years after the clock was made at most.
    public func advanced(by duration: Duration) -> Instant {
      let most = Self.distantFuture.elapsed
      return Instant(duration < most - elapsed ? elapsed + duration : most)
    }

    /// The time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Whether a moment is before another.
    public static func < (a: Instant, b: Instant) -> Bool { a.elapsed < b.elapsed }
  }

  /// When the clock began.
  public let epoch: Epoch
  /// Whether time passes by itself, in step with real time, when nothing holds it.
  package let isRealTime: Bool
  /// Work of this clock that other threads do.
  let activity = RunningWork()
  /// Rings when there may be something to do.
  let bell = AsyncEvent()
  let state = Locked(State())

  /// A clock that stands at its beginning, the same in every run.
  public convenience init() { self.init(isRealTime: false) }

  /// - Parameters:
  ///   - isRealTime: Whether time passes in step with real time between ``release()`` and ``hold()``.
  ///   - date: When it is to have begun, by the calendar.
  package init(isRealTime: Bool, date: Date = Epoch.fixed.date) {
    self.isRealTime = isRealTime
    epoch = Epoch(date: date, uptime: (isRealTime ? Epoch.now : .fixed).uptime)
  }

  /// The present moment of this clock.
  public var now: Instant { Instant(state.withLock { $0.now() }) }

  /// What the calendar says at the present moment.
  package var date: Date { epoch.date + now.elapsed / .seconds(1) }

  /// A nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// What is going to happen or is waited for, in the order of time; what only repeats is not.
  public var pending: [PendingWork] { state.withLock { $0.pending } }
}

/// Who does what is done, to tell a person why something has changed.
///
/// Work that is due later does what it does by itself: a debounce whose time has come, an answer.
/// What it asks to have done at once, as `receive(on:)` does, it is said to do as well.
extension VirtualClock {
  /// Who is said to do what is done now: the work that was done last, or who was named since; else
  /// the task that runs here.
  package var cause: WorkLabel? {
    state.withLock { $0.cause } ?? TaskRecord.current?.label
  }

  /// Says who does what is done from now on; nobody, if `nil`.
  package func attribute(to cause: WorkLabel?) { state.withLock { $0.cause = cause } }
}
