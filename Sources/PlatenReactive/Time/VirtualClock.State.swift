extension VirtualClock {
  struct State {
    var flow = Progression()
    /// Whether nothing is done any more.
    var isClosed = false
    var agenda = EventQueue()
    /// Who is said to do what is done now.
    var cause: WorkLabel?
    /// The tasks that the clock has started and that have not ended.
    var tasks: [ObjectIdentifier: TaskState] = [:] { didSet { patienceEnds = nil } }
    /// What is waited for outside, such as the answer of a server.
    var awaited: [ObjectIdentifier: AnswerState] = [:] { didSet { patienceEnds = nil } }
    var patience = IdleTimeout()
    /// When these are waited for no longer; nil until it is asked, after each change.
    var patienceEnds: ContinuousClock.Instant?

    mutating func now() -> Duration { flow.now() }

    var pending: [PendingWork] {
      agenda.items.filter { !$0.isRepeating }.map { $0.label.work(due: $0.key.due) }
        + awaited.values.map { $0.label.work(due: nil) }.sorted { $0.description < $1.description }
        + tasks.values.filter(\.isPending).map { $0.label.work(due: nil) }
        .sorted { $0.description < $1.description }
    }
  }

  /// Where time stands, and whether it goes on by itself.
  struct Progression {
    /// The moment that is being worked through, while it is.
    private var moment: Duration? = .zero
    /// Real time, and the time of the clock then.
    private var anchor: (real: ContinuousClock.Instant, elapsed: Duration)?
    /// The latest time that anybody has seen.
    private var latest = Duration.zero

    mutating func now() -> Duration {
      latest = max(latest, moment ?? passed)
      return latest
    }

    private var passed: Duration {
      anchor.map { $0.elapsed + $0.real.duration(to: .now) } ?? latest
    }

    /// Whether a moment has come or is past.
    func hasCome(_ other: Duration) -> Bool { other <= moment ?? passed }

    /// Stands at a moment, or at the latest that was seen.
    mutating func freeze(at other: Duration) { moment = max(other, latest) }

    /// Stands at the present moment.
    mutating func freeze() { moment = now() }

    /// Lets time go on, where it is not held.
    mutating func goOn() { if anchor != nil { moment = nil } }

    mutating func hold() {
      freeze()
      anchor = nil
    }

    mutating func release() { anchor = (.now, now()) }

    /// When, in real time, a moment will come.
    func realTime(of moment: Duration) -> ContinuousClock.Instant? {
      anchor.map { $0.real + (moment - $0.elapsed) }
    }
  }
}
