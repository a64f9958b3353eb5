import PlatenContext
import PlatenLines
import PlatenSession

extension MarbleRecorder {
  /// Returns a diagram of the events recorded so far, with one row for each subscription.
  ///
  /// The rows are in the order of subscription and are named after the labels; `username#2` is the
  /// second subscription with that label. If a subscriber has limited demand, the row
  /// `username/demand` shows the number of requested values, or `∞` for unlimited demand.
  ///
  /// - Parameter frame: The duration of a frame, truncated to whole milliseconds; at least one
  ///   millisecond.
  /// - Complexity: O(*n*) in the number of stored events.
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
  /// Returns the row of a subscription and, if the subscription's demand is limited, the row of its
  /// demand.
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
  /// The name of the subscription's row.
  var rowName: String { number == 1 ? name : "\(name)#\(number)" }
}

extension Duration {
  /// Returns the number of complete frames in the duration.
  fileprivate func count(of frame: Duration) -> Int { Int(nanoseconds / frame.nanoseconds) }
}
