extension MarbleRecorder {
  /// Which end of a pipeline values pass.
  enum Side {
    /// Both: nothing is between them.
    case whole
    case entrance
    case exit
  }

  /// One subscription of a pipeline.
  package struct Track: Sendable, Hashable {
    /// What the pipeline is called; `/in` follows where it is the entrance.
    package let name: String
    /// Its place among the subscriptions of that name, from 1.
    package let number: Int
    package let pipe: String
    let side: Side
  }

  package struct Event: Sendable {
    package enum Kind: Sendable {
      case signal(MarbleSignal)
      /// So many values were asked for; `nil` for all.
      case demand(Int?)
    }

    package let track: Track
    /// Time since the recorder's beginning.
    package let moment: Duration
    package let kind: Kind
  }

  /// How many values came to a pipeline, and how many left it.
  package struct Pipe: Sendable {
    package let label: String
    package fileprivate(set) var countIn = 0
    package fileprivate(set) var countOut = 0
    fileprivate var subscriptions: [String: Int] = [:]
  }

  /// What was recorded up to a moment.
  package struct Recording: Sendable {
    /// The last events, in the order of time.
    package let events: [Event]
    /// How many older ones are not kept.
    package let dropped: Int
    /// The pipelines, in the order in which they were subscribed to first.
    package let pipes: [Pipe]
    /// The time now.
    package let elapsed: Duration
  }

  struct State {
    private let capacity: Int
    /// The last events; up to as many again are dropped together.
    private var events: [Event] = []
    private(set) var count = 0
    /// What is to be done after the next event.
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

    /// As many labels are kept as events: somebody may make them of values.
    private mutating func place(ofPipe label: String) -> Int {
      if let place = pipes.firstIndex(where: { $0.label == label }) { return place }
      if pipes.count == capacity { pipes.removeFirst() }
      pipes.append(Pipe(label: label))
      return pipes.count - 1
    }

    /// Two threads may come in another order than they looked at the time.
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
