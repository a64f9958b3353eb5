/// Writes down what the subscribers of labelled pipelines see, and when.
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
/// Events may come from any thread. The last ones are kept, of all pipelines together; descriptions
/// of values are cut after 200 characters. What a value says, the recorder shows: label no pipeline
/// of secrets.
public final class MarbleRecorder: Sendable {
  // A scheduler is asked for its time on whatever thread a value comes on: Combine asks that of
  // every one.
  private struct Time: @unchecked Sendable {
    let read: () -> Duration
  }

  private let time: Time
  private let state: Locked<State>

  /// A recorder whose time begins now, on the clock of a scheduler.
  ///
  /// - Parameter capacity: The events that are kept, one at least.
  public convenience init<S: Scheduler>(on scheduler: S, capacity: Int = 10_000)
  where S.SchedulerTimeType: ClockTime {
    let start = scheduler.now.elapsed(since: .fixed)
    self.init(capacity: capacity) { scheduler.now.elapsed(since: .fixed) - start }
  }

  /// A recorder whose time begins now, on the clock of a test's scheduler.
  ///
  /// It does not keep the scheduler, whose work may hold the recorder.
  ///
  /// - Parameter capacity: The events that are kept, one at least.
  public convenience init<Time: ClockTime, Options>(
    on scheduler: TestScheduler<Time, Options>, capacity: Int = 10_000
  ) {
    self.init(on: scheduler.clock, capacity: capacity)
  }

  /// A recorder whose time begins now, on a clock.
  ///
  /// - Parameter capacity: The events that are kept, one at least.
  public convenience init(on clock: VirtualClock, capacity: Int = 10_000) {
    let start = clock.now.elapsed
    self.init(capacity: capacity) { clock.now.elapsed - start }
  }

  private init(capacity: Int, now: @escaping () -> Duration) {
    time = Time(read: now)
    state = Locked(State(capacity: max(capacity, 1)))
  }

  private var now: Duration { time.read() }

  /// What was recorded, up to the present.
  package var recording: Recording {
    let now = now
    return state.withLock { $0.recording(at: now) }
  }

  /// How many events were recorded so far.
  package var count: Int { state.withLock { $0.count } }

  /// Has work done after the next event, once and on the thread of that; other work that waits for
  /// it is given up.
  package func onNextEvent(_ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.follower = work }
  }

  /// Begins to record another subscription of a pipeline.
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

  /// Counts a value that comes where nobody is subscribed any more.
  func addLate(_ track: Track) { state.withLock { $0.count(intoPipe: track) } }
}
