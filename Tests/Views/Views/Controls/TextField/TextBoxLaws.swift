import PlatenLines
import PlatenTestSupport
import Testing

@testable import PlatenControls

/// Text with several lines, edited in a box that can be smaller than the text.
@Suite struct TextBoxLaws {
  private static let characters: [Character] = [
    "a", "b", " ", "\n", "\t", "é", "日", "e\u{301}", "🇩🇪", "\u{1B}",
  ]

  @Test(arguments: Seeds.first(300))
  func theVisibleRowsFitInTheBoxAndContainTheCaret(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = String(
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Self.characters.randomElement(using: &random)!
      })
    let width = Int.random(in: 3...20, using: &random)
    let height = Int.random(in: 1...6, using: &random)
    let heights = Int.random(in: 1...height, using: &random)...height
    var first = Int.random(in: 0...20, using: &random)
    for _ in 0..<8 {
      let caret = Int.random(in: 0...text.count, using: &random)
      let box = TextBox(text, width: width, heights: heights)
      let lines = box.lines(caret: caret, from: &first) { Line("… \($0) \($1)") }
      #expect(heights.contains(lines.count))
      #expect(lines.allSatisfy { $0.width == width })
      let carets = lines.flatMap(\.runs).filter { $0.style.attributes.contains(.caret) }
      #expect(carets.count == 1)
    }
  }

  @Test func theRowsScrollAsLittleAsPossible() {
    let box = TextBox("1\n2\n3\n4\n5\n6", width: 9, heights: 1...4)
    var first = 0
    func shown(at caret: Int) -> [String] {
      box.lines(caret: caret, from: &first) { Line("\($0) \($1)") }
        .map { $0.withoutSpacesAtEnd.text }
    }
    #expect(shown(at: 0) == ["1", "2", "3", "3 below"])
    #expect(shown(at: 11) == ["3 above", "4", "5", "6"])
    #expect(shown(at: 7) == ["3 above", "4", "5", "6"])
    #expect(shown(at: 4) == ["2 above", "3", "4", "2 below"])
  }

  @Test func theRowsAreTheSameWithAndWithoutTheCaret() {
    let box = TextBox(String(repeating: "a", count: 19), width: 10, heights: 1...9)
    var first = 0
    func shown(_ caret: Int?) -> [String] {
      box.lines(caret: caret, from: &first) { _, _ in "" }.map(\.text)
    }
    for caret in 0...19 { #expect(shown(caret) == shown(nil)) }
    #expect(shown(nil).map(\.count) == [10, 10, 10])
  }
}
