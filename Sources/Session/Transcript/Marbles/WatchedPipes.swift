import PlatenContext
import PlatenLines
import PlatenSession

/// A footer that shows live diagrams of selected labeled pipelines.
@MainActor
final class WatchedPipes: SessionFooter {
  private let marbles: MarbleRecorder
  private let secrets: SecretStore
  private let glyphs: Glyphs
  /// The labels of the selected pipelines.
  private(set) var labels: Set<String> = []
  /// The number of events at the last call to ``takeNews()``.
  private var knownEvents = 0
  /// The most recent drawing, and the state that the drawing shows.
  private var drawing: (of: Drawn, block: Block)?

  private struct Drawn: Equatable {
    let events: Int
    let turn: Int
    let width: Int
  }

  /// Creates a footer for the screen of a session, without a selection.
  fileprivate init(of session: Session) {
    (marbles, secrets, glyphs) = (session.marbles, session.secrets, session.screen.glyphs)
  }

  /// Adds a pipeline to the selection, or removes the pipeline if it is selected.
  fileprivate func toggle(_ label: String) {
    if labels.remove(label) == nil { labels.insert(label) }
    knownEvents = marbles.count
    drawing = nil
  }

  /// Returns whether an event occurred since the previous call.
  package func takeNews() -> Bool {
    if labels.isEmpty { return false }
    let before = knownEvents
    knownEvents = marbles.count
    return knownEvents != before
  }

  /// Returns the diagrams of the selected pipelines, below a separator line.
  ///
  /// - Complexity: O(*n*) in the number of stored events after a new event; otherwise, O(1).
  package func block(width: Int, turn: Int) -> Block {
    if labels.isEmpty { return .empty }
    let drawn = Drawn(events: marbles.count, turn: turn, width: width)
    if let drawing, drawing.of == drawn { return drawing.block }
    let recording = marbles.recording
    var diagram = MarbleDiagram(recording) { [labels] in labels.contains($0.pipe) }
    diagram.length = max(diagram.rows.map(\.length).max() ?? 0, 1)
    let older = recording.dropped > 0 ? ["older events were dropped"] : []
    let lines = (older + diagram.latest(cells: width)).map { line($0, width: width) }
    let block = Block([.empty] + lines, origin: .pipes)
    drawing = (drawn, block)
    return block
  }

  private func line(_ text: String, width: Int) -> Line {
    Line(glyphs.asciiSafe(secrets.masking(text)), style: .muted)
      .truncated(to: width, ellipsis: glyphs.ellipsis)
  }
}

extension Session {
  /// The labels of all labeled pipelines.
  var pipeNames: [String] { marbles.recording.pipes.map(\.label) }

  /// The labels of the pipelines shown below the screen.
  var watchedPipes: Set<String> { (screen.footer as? WatchedPipes)?.labels ?? [] }

  /// Shows the diagram of a pipeline below the screen, or hides the diagram if it is already shown.
  func togglePipe(_ label: String) {
    let pipes = screen.footer as? WatchedPipes ?? WatchedPipes(of: self)
    screen.footer = pipes
    pipes.toggle(label)
    followPipes()
    onFrame?()
  }

  /// Ends the current turn after each event, so that the diagram is redrawn even if nothing else
  /// changes.
  private func followPipes() {
    if watchedPipes.isEmpty { return }
    marbles.onNextEvent { [weak self] in
      MainQueue.enqueue {
        self?.followPipes()
        self?.flush()
      }
    }
  }
}

extension NodeID {
  /// An identifier that sorts after every node of a view tree.
  fileprivate static let pipes = NodeID(.max)
}

extension WatchedPipes {
  /// The maximum number of events to announce.
  private static let maxSpokenEvents = 10

  /// The names and the most recent events of the selected pipelines, for a screen reader.
  package var speech: Block {
    if labels.isEmpty { return .empty }
    let names = labels.sorted().map(\.shown.quotedIfNeeded).joined(separator: ", ")
    let events = marbles.recording.events.filter { labels.contains($0.track.pipe) }
      .compactMap(\.spoken).suffix(Self.maxSpokenEvents)
    return Block((["pipeline \(names)"] + events).map { Line(secrets.masking($0)) })
  }
}

extension MarbleRecorder.Event {
  /// The announcement of the event, such as `username at 0.4s: "ada"`.
  ///
  /// The value is `nil` for demand and for subscriptions that exist from the start.
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
