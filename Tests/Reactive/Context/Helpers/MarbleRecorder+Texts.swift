@testable import PlatenContext
@testable import PlatenTime

extension MarbleRecorder {
  /// The recorded events, one line each.
  var texts: [String] {
    recording.events.map { event in
      let text =
        switch event.kind {
        case .signal(let signal): "\(signal)"
        case .demand(let count): "demand \(count.map(String.init) ?? "all")"
        }
      return "\(event.moment.text) \(event.track.name) \(text)"
    }
  }
}
