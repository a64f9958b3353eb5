import PlatenLines
import PlatenReactive
import PlatenSession

/// The labeled pipelines that are drawn below a screen while they go on.
@MainActor
final class WatchedPipes: SessionFooter {
  /// What they are called.
  private(set) var labels: Set<String> = []
  /// The events that had come when their news was last asked for.
  private var knownEvents = 0
  /// What was drawn last, and what it was drawn of.
  private var drawing: (of: Drawn, block: Block)?

  private struct Drawn: Equatable {
    let events: Int
    let turns: Int
    let width: Int
  }

  /// Has a pipeline drawn, or drawn no more.
  fileprivate func toggle(_ label: String, in recorder: MarbleRecorder) {
    if labels.remove(label) == nil { labels.insert(label) }
    knownEvents = recorder.count
    drawing = nil
  }

  /// Whether any event has come since this was last asked.
  package func takeNews(of session: Session) -> Bool {
    if labels.isEmpty { return false }
    let before = knownEvents
    knownEvents = session.marbles.count
    return knownEvents != before
  }

  /// The pipelines that are drawn, up to what happened last, and a line between them and the screen.
  ///
  /// - Complexity: O(*n*) in the events that are kept, if there are new ones, else O(1).
  package func block(of session: Session) -> Block {
    if labels.isEmpty { return .empty }
    let (marbles, width) = (session.marbles, session.width)
    let drawn = Drawn(events: marbles.count, turns: session.turns, width: width)
    if let drawing, drawing.of == drawn { return drawing.block }
    let recording = marbles.recording
    var diagram = MarbleDiagram(recording) { [labels] in labels.contains($0.pipe) }
    diagram.length = max(diagram.rows.map(\.length).max() ?? 0, 1)
    let older = recording.dropped > 0 ? ["older events were dropped"] : []
    let lines = (older + diagram.latest(cells: width)).map(session.footerLine)
    let block = Block([.empty] + lines, origin: .pipes)
    drawing = (drawn, block)
    return block
  }
}

extension Session {
  /// What the labeled pipelines are called.
  var pipeNames: [String] { marbles.recording.pipes.map(\.label) }

  /// The labels of the pipelines that are drawn.
  var watchedPipes: Set<String> { (footer as? WatchedPipes)?.labels ?? [] }

  /// Draws a pipeline below the screen from now on, or no more if it is drawn.
  func togglePipe(_ label: String) {
    let pipes = footer as? WatchedPipes ?? WatchedPipes()
    footer = pipes
    pipes.toggle(label, in: marbles)
    followPipes()
    onFrame?()
  }

  /// Has the turn that an event makes necessary end, also where nothing else does it.
  private func followPipes() {
    if watchedPipes.isEmpty { return }
    marbles.onNextEvent { [weak self] in
      MainQueue.enqueue {
        self?.followPipes()
        self?.flush()
      }
    }
  }

  fileprivate func footerLine(_ text: String) -> Line {
    Line(glyphs.asciiSafe(withoutSecrets(text)), style: Style(role: .dim))
      .truncated(to: width, ellipsis: glyphs.ellipsis)
  }
}

extension NodeID {
  /// Below all that has a place in a view tree.
  fileprivate static let pipes = NodeID(.max)
}

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
