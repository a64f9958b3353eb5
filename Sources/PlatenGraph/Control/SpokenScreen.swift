import PlatenLines

/// What is on a screen as it is read aloud: a line for each thing, in the order of the frame.
///
/// Lines come from the views' own places, as those of a frame do, and so are compared like them.
package struct SpokenScreen {
  /// What is said.
  package private(set) var frame = Frame()
  /// What is said when a line goes; of most lines nothing is.
  package private(set) var removalAnnouncements: [Line: Line] = [:]

  /// The speech of a screen on which there is nothing.
  package init() {}

  @MainActor
  fileprivate init(_ layers: [ControlCollector]) {
    var blocks: [Block] = []
    for layer in layers {
      for utterance in layer.utterances {
        let line = Line(layer.text(of: utterance))
        blocks.append(Block([line], origin: utterance.origin))
        if case .event(let farewell) = utterance.kind {
          removalAnnouncements[line] = Line(farewell)
        }
      }
    }
    frame = Frame(Block(joining: blocks))
  }

  /// The same, and then some other lines.
  package func followed(by block: Block) -> SpokenScreen {
    var speech = self
    speech.frame = Frame(Block(joining: [frame.block, block]))
    return speech
  }
}

extension ControlCollector {
  fileprivate func text(of utterance: Utterance) -> String {
    if case .control(let index) = utterance.kind { return controls[index].spoken }
    return utterance.text
  }
}

extension Graph {
  /// What is on the screen, and in what is shown above it, as it is read aloud.
  ///
  /// - Complexity: O(*n*) in the nodes of the screen.
  package var speech: SpokenScreen {
    SpokenScreen(layerNodes.map { ControlCollector(of: $0, isHeard: true) })
  }
}
