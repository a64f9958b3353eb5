/// A recorder of the signals that subscribers of labeled pipelines receive, with the time of each
/// signal.
///
///     let scheduler = DispatchQueue.test
///     let recorder = MarbleRecorder(on: scheduler)
///     let subscription = $username
///       .debounce(for: 0.3, scheduler: scheduler)
///       .marbles("settled", in: recorder)
///       .sink { _ in }
///     scheduler.advance(by: .seconds(1))
///     print(recorder.diagram())
///
/// Events can come from any thread. The recorder retains the latest events of all pipelines
/// together, and truncates descriptions of values to 200 characters. The recorder does not mask
/// values, so do not label a pipeline that carries secrets.
///
/// See Documentation/Decisions/marbles.md.
public final class MarbleRecorder: Sendable {
  // Unchecked: Combine requires that every scheduler can report its time on any thread.
  private struct Time: @unchecked Sendable {
    let read: () -> Duration
  }

  private let time: Time
  private let state: Locked<State>

  /// Creates a recorder that measures time with a scheduler, beginning now.
  ///
  /// - Parameter capacity: The number of events to retain, at least one.
  public convenience init<S: Scheduler>(on scheduler: S, capacity: Int = 10_000)
  where S.SchedulerTimeType: ClockTime {
    let start = scheduler.now.elapsed(since: .fixed)
    self.init(capacity: capacity) { scheduler.now.elapsed(since: .fixed) - start }
  }

  /// Creates a recorder that measures time with a test scheduler, beginning now.
  ///
  /// The recorder does not retain the scheduler, because the scheduler's work can retain the
  /// recorder.
  ///
  /// - Parameter capacity: The number of events to retain, at least one.
  public convenience init<Time: ClockTime, Options>(
    on scheduler: TestScheduler<Time, Options>, capacity: Int = 10_000
  ) {
    self.init(on: scheduler.clock, capacity: capacity)
  }

  /// Creates a recorder that measures time with a virtual clock, beginning now.
  ///
  /// - Parameter capacity: The number of events to retain, at least one.
  public convenience init(on clock: VirtualClock, capacity: Int = 10_000) {
    let start = clock.now.elapsed
    self.init(capacity: capacity) { clock.now.elapsed - start }
  }

  private init(capacity: Int, now: @escaping () -> Duration) {
    time = Time(read: now)
    state = Locked(State(capacity: max(capacity, 1)))
  }

  private var now: Duration { time.read() }

  /// The recording up to now.
  package var recording: Recording {
    let now = now
    return state.withLock { $0.recording(at: now) }
  }

  /// The number of events so far.
  package var count: Int { state.withLock { $0.count } }

  /// Sets a closure that runs once, after the next event and on the thread of that event.
  ///
  /// The closure replaces any earlier closure.
  package func onNextEvent(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.follower = work }
  }

  /// Begins to record another subscription to a pipeline.
  func subscribe(_ label: String, _ side: Side) -> Track {
    record { $0.subscribe(label, side, at: $1) }
  }

  func add(_ signal: MarbleSignal, to track: Track) {
    record { $0.add(.signal(signal), to: track, at: $1) }
  }

  func add(_ demand: Subscribers.Demand, to track: Track) {
    record { $0.add(.demand(demand.max), to: track, at: $1) }
  }

  private func record<Result>(_ change: (inout State, _ now: Duration) -> Result) -> Result {
    let now = now
    let (result, follower) = state.withLock { state in
      defer { state.follower = nil }
      return (change(&state, now), state.follower)
    }
    follower?()
    return result
  }

  /// Counts a value that arrives after the subscriber has ended.
  func addLate(_ track: Track) { state.withLock { $0.count(intoPipe: track) } }
}
