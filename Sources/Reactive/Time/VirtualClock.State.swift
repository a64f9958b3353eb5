extension VirtualClock {
  struct State {
    var flow = Progression()
    /// Whether the clock is closed and runs no more work.
    var isClosed = false
    var agenda = EventQueue()
    /// The work to which current changes are attributed.
    var cause: WorkLabel?
    /// The tasks that the clock has started and that have not ended.
    var tasks = TaskStates() { didSet { patienceEnds = nil } }
    /// The number of the last background work; numbers below are positions of recorded responses.
    var lastBackgroundWork = UInt32(1) << 31
    /// The number of results from outside that other threads have passed to the code of the session.
    var resultCount = 0
    /// The pending external operations, such as requests to a server.
    var awaited: [ObjectIdentifier: AnswerState] = [:] { didSet { patienceEnds = nil } }
    var patience = IdleTimeout()
    /// The end of the wait for these tasks and operations; `nil` after each change, until it is
    /// computed.
    var patienceEnds: ContinuousClock.Instant?

    mutating func now() -> Duration { flow.now() }

    var pending: [PendingWork] {
      agenda.items.filter { !$0.isRepeating }.map { $0.label.work(due: $0.due) }
        + awaited.values.map { $0.label.work(due: nil) }.sorted { $0.description < $1.description }
        + tasks.values.filter(\.isPending).map { $0.label.work(due: nil) }
        .sorted { $0.description < $1.description }
    }

    /// Whether any work is pending. Unlike `pending`, it takes constant time.
    var hasPending: Bool { agenda.isAwaited || !awaited.isEmpty || tasks.hasPending }
  }

  /// The current time, and whether it advances in step with real time.
  struct Progression {
    /// The instant at which time is stopped, or `nil` while time advances.
    private var moment: Duration? = .zero
    /// An instant of real time, with the corresponding time of the clock.
    private var anchor: (real: ContinuousClock.Instant, elapsed: Duration)?
    /// The number of arrivals since time was in step with real time.
    private var arrivals = 0
    /// The maximum number of arrivals that precede overdue work.
    private static let maxArrivals = 1_000
    /// The latest time that was read.
    private var latest = Duration.zero

    mutating func now() -> Duration {
      latest = max(latest, moment ?? passed)
      return latest
    }

    private var passed: Duration {
      anchor.map { $0.elapsed + $0.real.duration(to: .now) } ?? latest
    }

    /// Returns the instant of external input that arrives now.
    ///
    /// While time is frozen for due work, input arrives at the next instant, so that a timeout does not
    /// precede it because the program was busy. After many arrivals, it arrives at the current real time:
    /// a steady stream of input would hold up all later work, such as timeouts.
    mutating func arrival() -> Duration {
      arrivals += 1
      let next = now() + .nanoseconds(1)
      return arrivals > Self.maxArrivals ? max(next, passed) : next
    }

    /// Records that no work is overdue, so that time is in step with real time.
    mutating func catchUp() { arrivals = 0 }

    /// Returns whether an instant is now or in the past.
    func hasCome(_ other: Duration) -> Bool { other <= moment ?? passed }

    /// Stops time at an instant, but not before the latest time that was read.
    mutating func freeze(at other: Duration) { moment = max(other, latest) }

    /// Freezes the clock at the current instant.
    mutating func freeze() { moment = now() }

    /// Continues time, unless it is held.
    mutating func goOn() { if anchor != nil { moment = nil } }

    mutating func hold() {
      freeze()
      anchor = nil
    }

    mutating func release() { anchor = (.now, now()) }

    /// Returns the real time at which an instant occurs, or `nil` if time is held.
    func realTime(of moment: Duration) -> ContinuousClock.Instant? {
      anchor.map { $0.real + (moment - $0.elapsed) }
    }
  }
}
