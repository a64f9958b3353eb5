extension MarbleRecorder {
  /// The end of a pipeline at which a value is recorded.
  enum Side {
    /// Both ends of a pipeline, with no operators between them.
    case whole
    case entrance
    case exit
  }

  /// One subscription to a labeled pipeline.
  package struct Track: Sendable, Hashable {
    /// The label of the pipeline, followed by `/in` for the pipeline's input.
    package let name: String
    /// The number of the subscription among all subscriptions with that name, starting at 1.
    package let number: Int
    package let pipe: String
    let side: Side
  }

  package struct Event: Sendable {
    package enum Kind: Sendable {
      case signal(MarbleSignal)
      /// A request for a number of values; `nil` for unlimited demand.
      case demand(Int?)
    }

    package let track: Track
    /// The time since the recorder was created.
    package let moment: Duration
    package let kind: Kind
  }

  /// The numbers of values that entered and left a pipeline.
  package struct Pipe: Sendable {
    package let label: String
    package fileprivate(set) var countIn = 0
    package fileprivate(set) var countOut = 0
    fileprivate var subscriptions: [String: Int] = [:]
  }

  /// The recorded events up to an instant.
  package struct Recording: Sendable {
    /// The latest events, in order of time.
    package let events: [Event]
    /// The number of older events that were dropped.
    package let dropped: Int
    /// The pipelines, in order of their first subscription.
    package let pipes: [Pipe]
    /// The time of the recording, since the recorder was created.
    package let elapsed: Duration
  }

  struct State {
    private let capacity: Int
    /// The latest events. When twice the capacity is stored, the older half is dropped.
    private var events: [Event] = []
    private(set) var count = 0
    /// A closure that runs after the next event.
    var follower: (@Sendable () -> Void)?
    private var pipes: [Pipe] = []
    private var latest = Duration.zero

    init(capacity: Int) { self.capacity = capacity }

    func recording(at now: Duration) -> Recording {
      let kept = events.suffix(capacity)
      return Recording(
        events: Array(kept), dropped: count - kept.count, pipes: pipes,
        elapsed: max(now, latest))
    }

    mutating func subscribe(_ label: String, _ side: Side, at now: Duration) -> Track {
      let name = side == .entrance ? "\(label)/in" : label
      let place = place(ofPipe: label)
      let number = pipes[place].subscriptions[name, default: 0] + 1
      pipes[place].subscriptions[name] = number
      let track = Track(name: name, number: number, pipe: label, side: side)
      add(.signal(.subscribed), to: track, at: now)
      return track
    }

    /// Returns the index of a pipeline, adding the pipeline if it is missing.
    ///
    /// The number of pipelines is limited like the number of events, because a program can derive
    /// labels from values.
    private mutating func place(ofPipe label: String) -> Int {
      if let place = pipes.firstIndex(where: { $0.label == label }) { return place }
      if pipes.count == capacity { pipes.removeFirst() }
      pipes.append(Pipe(label: label))
      return pipes.count - 1
    }

    /// Adds an event.
    ///
    /// The recorded time never decreases, because two threads can arrive in a different order than
    /// they read the time.
    mutating func add(_ kind: Event.Kind, to track: Track, at now: Duration) {
      latest = max(latest, now)
      if events.count == 2 * capacity { events.removeFirst(capacity) }
      events.append(Event(track: track, moment: latest, kind: kind))
      count += 1
      guard case .signal(.value) = kind else { return }
      if track.side != .exit { count(intoPipe: track) }
      if track.side != .entrance { change(track) { $0.countOut += 1 } }
    }

    mutating func count(intoPipe track: Track) { change(track) { $0.countIn += 1 } }

    private mutating func change(_ track: Track, _ body: (inout Pipe) -> Void) {
      guard let place = pipes.firstIndex(where: { $0.label == track.pipe }) else { return }
      body(&pipes[place])
    }
  }
}
