import PlatenLines

/// The spoken description of a screen, with a line for each element in frame order.
///
/// Like the lines of a frame, the spoken lines have the origins of their views. The same algorithm
/// can therefore compare both.
package struct SpokenScreen {
  /// The spoken lines.
  package private(set) var frame = Frame()
  /// The announcements for the removal of lines. Most lines have no announcement.
  package private(set) var removalAnnouncements: [Line: Line] = [:]

  /// Creates the description of an empty screen.
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

  /// Returns the description with additional lines at the end.
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
  /// The spoken description of the screen and the layers above it.
  ///
  /// - Complexity: O(*n*) in the number of nodes of the screen.
  package var speech: SpokenScreen {
    SpokenScreen(layerNodes.map { ControlCollector(of: $0, isHeard: true) })
  }
}
