import PlatenLines
import PlatenReactive

/// The labelled pipelines that are drawn below a screen while they go on.
struct WatchedPipes {
  /// What they are called.
  private(set) var labels: Set<String> = []
  /// The events that had come when their news was last asked for.
  private var knownEvents = 0
  /// What was drawn last, and what it was drawn of.
  fileprivate var drawing: (of: Drawn, block: Block)?

  fileprivate struct Drawn: Equatable {
    let events: Int
    let turns: Int
    let width: Int
  }

  /// Has a pipeline drawn, or drawn no more.
  fileprivate mutating func toggle(_ label: String, in recorder: MarbleRecorder) {
    if labels.remove(label) == nil { labels.insert(label) }
    knownEvents = recorder.count
    drawing = nil
  }

  /// Whether any event has come since this was last asked.
  mutating func haveNews(in recorder: MarbleRecorder) -> Bool {
    if labels.isEmpty { return false }
    let before = knownEvents
    knownEvents = recorder.count
    return knownEvents != before
  }
}

extension Session {
  /// Draws a pipeline below the screen from now on, or no more if it is drawn.
  func togglePipe(_ label: String) {
    pipes.toggle(label, in: marbles)
    followPipes()
    onFrame?()
  }

  /// Has the turn that an event makes necessary end, also where nothing else does it.
  private func followPipes() {
    if pipes.labels.isEmpty { return }
    marbles.onNextEvent { [weak self] in
      MainQueue.enqueue {
        self?.followPipes()
        self?.flush()
      }
    }
  }

  /// The pipelines that are drawn, up to what happened last, and a line between them and the screen.
  ///
  /// - Complexity: O(*n*) in the events that are kept, if there are new ones, else O(1).
  var pipeDrawing: Block {
    if pipes.labels.isEmpty { return .empty }
    let drawn = WatchedPipes.Drawn(events: marbles.count, turns: turns, width: graph.width)
    if let drawing = pipes.drawing, drawing.of == drawn { return drawing.block }
    let recording = marbles.recording
    var diagram = MarbleDiagram(recording) { [pipes] in pipes.labels.contains($0.pipe) }
    diagram.length = max(diagram.rows.map(\.length).max() ?? 0, 1)
    let older = recording.dropped > 0 ? ["older events are not kept"] : []
    let lines = (older + diagram.latest(cells: graph.width)).map(lineOfPipes)
    let block = Block([.empty] + lines, origin: .pipes)
    pipes.drawing = (drawn, block)
    return block
  }

  private func lineOfPipes(_ text: String) -> Line {
    let glyphs = graph.glyphs
    return Line(glyphs.asciiSafe(withoutSecrets(text)), style: Style(role: .dim))
      .truncated(to: graph.width, ellipsis: glyphs.ellipsis)
  }
}

extension NodeID {
  /// Below all that has a place in a view tree.
  fileprivate static let pipes = NodeID(.max)
}
