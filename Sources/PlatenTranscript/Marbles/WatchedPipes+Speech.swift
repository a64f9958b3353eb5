import PlatenLines
import PlatenReactive
import PlatenSession

extension WatchedPipes {
  /// The events that are said of pipelines that are drawn.
  private static let mostSpokenEvents = 10

  /// The pipelines that are drawn, as it is said: which, and what happened last in them.
  package func speech(of session: Session) -> Block {
    if labels.isEmpty { return .empty }
    let names = labels.sorted().map(\.shown.quotedIfNeeded).joined(separator: ", ")
    let events = session.marbles.recording.events.filter { labels.contains($0.track.pipe) }
      .compactMap(\.spoken).suffix(Self.mostSpokenEvents)
    return Block((["pipeline \(names)"] + events).map { Line(session.withoutSecrets($0)) })
  }
}

extension MarbleRecorder.Event {
  /// As in `username at 0.4s: "ada"`; nothing is said of demand, and of what was there first.
  fileprivate var spoken: String? {
    guard case .signal(let signal) = kind, signal != .subscribed || moment > .zero else {
      return nil
    }
    return "\(track.rowName.shown) at \(moment.text): \(signal.spoken)"
  }
}

extension MarbleSignal {
  fileprivate var spoken: String {
    switch self {
    case .subscribed: "subscribed"
    case .value(let text): text.shown.inQuotes
    case .finished: "finished"
    case .failed(let text): "failed, \(text.shown.inQuotes)"
    case .cancelled: "cancelled"
    }
  }
}
