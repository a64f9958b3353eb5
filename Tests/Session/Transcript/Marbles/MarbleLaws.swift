import Platen
import PlatenTestSupport
import Testing

@testable import PlatenTranscript

@Suite struct MarbleLaws {
  @Test(arguments: Seeds.first(300))
  func aFormattedDiagramIsParsedBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let diagram = MarbleDiagram.random(using: &random)
    let text = diagram.description
    let readBack = try MarbleDiagram(text, frame: diagram.frame)
    #expect(readBack == diagram, "\(text)")
    #expect(readBack.description == text)
  }

  @Test(arguments: Seeds.first(300))
  func framesAreAlignedVertically(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var diagram = MarbleDiagram.random(using: &random)
    diagram.length += 1  // Spaces that fill the last frame up are left out.
    let lines = diagram.lines
    let widths = diagram.rows.indices.compactMap { index in
      let hasEnded = diagram.rows[index].marbles.last?.signal.isEnd ?? false
      return hasEnded ? nil : lines[index].cells
    }
    #expect(Set(widths).count <= 1, "\(diagram)")
  }

  @Test(arguments: Seeds.first(300))
  func anyStringIsParsedOrRejected(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces =
      HardText.pieces + HardText.forbidden + [
        "row  ", "(", ")", "^", "!", "#", "|", "-", " = ", "\"",
      ]
      + [" 1s ", " 99999999999m ", " 1e9s ", "\n"]
    let text = HardText.random(pieces, count: 0...30, using: &random)
    do {
      let diagram = try MarbleDiagram(text)
      #expect(try MarbleDiagram("\(diagram)") == diagram, "\(text.debugDescription)")
    } catch {
      #expect(error.description == error.description.printable)
    }
  }
}

extension MarbleDiagram {
  /// Returns a diagram with names and texts that are hard to draw.
  fileprivate static func random(using random: inout SeededGenerator) -> MarbleDiagram {
    let pieces = HardText.pieces + HardText.forbidden + ["1", "s", "m", "\"", "\\", "=", "#", "-"]
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { index in
      let name = HardText.random(pieces, count: 0...3, using: &random)
      return Row("\(name)\(index)", marbles(of: pieces, using: &random))
    }
    let frame = [1, 50, 100, 1_000].randomElement(using: &random) ?? 1
    return MarbleDiagram(
      rows, frame: .milliseconds(frame), length: Int.random(in: 0...100, using: &random))
  }

  private static func marbles(
    of pieces: [String], using random: inout SeededGenerator
  ) -> [Marble] {
    var (marbles, frame) = ([Marble](), 0)
    if Bool.random(using: &random) {
      frame = Int.random(in: 1...9, using: &random)
      marbles.append(Marble(frame, .subscribed))
    }
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      frame += [0, 0, 1, 2, 5, 40, 9_000].randomElement(using: &random) ?? 0
      marbles.append(Marble(frame, .value(HardText.random(pieces, count: 0...2, using: &random))))
    }
    let failure = HardText.random(pieces, using: &random)
    let ends: [MarbleSignal?] = [nil, .finished, .failed("failed"), .failed(failure), .cancelled]
    if case .some(.some(let end)) = ends.randomElement(using: &random) {
      marbles.append(Marble(frame + Int.random(in: 0...2, using: &random), end))
    }
    return marbles
  }
}
