import PlatenLines
import PlatenReactive
import PlatenSession

extension MarbleRecorder {
  /// What was recorded, as a diagram up to the present: a row for each subscription, in the order in
  /// which they came, named by the label; `username#2` is the second of that label.
  ///
  /// Where less was asked for than everything, the row `username/demand` shows how many values were,
  /// and `∞` for all.
  ///
  /// - Parameter frame: For how long a frame lasts: at least a millisecond, whose parts are left out.
  /// - Complexity: O(*n*) in the events that are kept.
  public func diagram(frame: Duration = MarbleDiagram.standardFrame) -> MarbleDiagram {
    MarbleDiagram(recording, frame: frame)
  }
}

extension MarbleDiagram {
  package init(
    _ recording: MarbleRecorder.Recording, frame: Duration = standardFrame,
    where isShown: (MarbleRecorder.Track) -> Bool = { _ in true }
  ) {
    let frame = frame.wholeFrame
    var tracks: [MarbleRecorder.Track] = []
    var signals: [MarbleRecorder.Track: [Marble]] = [:]
    var demands = signals
    for event in recording.events where isShown(event.track) {
      let (track, place) = (event.track, event.moment.count(of: frame))
      if signals[track] == nil {
        signals[track] = []
        tracks.append(track)
      }
      switch event.kind {
      case .signal(let signal): signals[track]?.append(.init(place, signal))
      case .demand(let count):
        demands[track, default: []].append(.init(place, .value(count.map(String.init) ?? "∞")))
      }
    }
    let rows = tracks.flatMap { track in
      Row.rows(track, signals[track] ?? [], demands[track] ?? [])
    }
    self.init(rows, frame: frame, length: recording.elapsed.count(of: frame))
  }
}

extension MarbleDiagram.Row {
  /// The row of a subscription, and that of its demand where that says anything.
  fileprivate static func rows(
    _ track: MarbleRecorder.Track, _ signals: [MarbleDiagram.Marble],
    _ demands: [MarbleDiagram.Marble]
  ) -> [Self] {
    let name = track.rowName
    let row = Self(name, signals.filter { $0.signal != .subscribed || $0.frame > 0 })
    let isLimited = demands.contains { $0.signal != .value("∞") }
    return [row] + (isLimited ? [Self("\(name)/demand", demands)] : [])
  }
}

extension MarbleRecorder.Track {
  /// What its row is called.
  var rowName: String { number == 1 ? name : "\(name)#\(number)" }
}

extension Duration {
  /// How many frames have passed.
  fileprivate func count(of frame: Duration) -> Int { Int(nanoseconds / frame.nanoseconds) }
}
