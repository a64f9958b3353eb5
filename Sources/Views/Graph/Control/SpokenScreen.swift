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
  /// The views of the text outside lists.
  private var texts: [Line: NodeID] = [:]
  /// The views of the modals, and of the controls outside lists.
  private var landmarks: Set<NodeID> = []

  /// Creates the description of an empty screen.
  package init() {}

  @MainActor
  fileprivate init(_ layers: [ControlCollector]) {
    var blocks: [Block] = []
    for layer in layers {
      for utterance in layer.utterances {
        let line = Line(layer.text(of: utterance))
        blocks.append(Block([line], origin: utterance.origin))
        note(utterance, as: line)
      }
    }
    frame = Frame(Block(joining: blocks))
  }

  private mutating func note(_ utterance: Utterance, as line: Line) {
    switch utterance.kind {
    case .event(let farewell, let isModal):
      removalAnnouncements[line] = Line(farewell)
      if isModal { landmarks.insert(utterance.origin) }
    case .text where !utterance.isInRow: texts[line] = utterance.origin
    case .control where !utterance.isInRow: landmarks.insert(utterance.origin)
    default: break
    }
  }

  /// Returns whether a line is text outside lists.
  package func isText(_ line: Line) -> Bool { texts[line] != nil }

  /// The maximum number of texts whose removal is announced at once.
  private static let maxRemovals = 3

  /// Returns the texts whose removal since an earlier description is announced, such as a
  /// validation message.
  ///
  /// If controls or a modal disappeared as well, or many texts, another page or section is shown.
  /// The result is then empty, because the new content describes the change. Texts in lists are not
  /// included, because they disappear when the list scrolls.
  package func removedTexts(since old: SpokenScreen) -> Set<Line> {
    guard old.landmarks.isSubset(of: landmarks) else { return [] }
    let views = Set(texts.values)
    let removed = old.texts.filter { !views.contains($0.value) }.map(\.key)
    return removed.count <= Self.maxRemovals ? Set(removed) : []
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
