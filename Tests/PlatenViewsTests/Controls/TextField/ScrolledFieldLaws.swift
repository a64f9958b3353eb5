import PlatenLines
import PlatenTestSupport
import Testing

@testable import PlatenControls

/// Text edited in a field that is narrower than the text.
@Suite struct ScrolledFieldLaws {
  private static let characters: [Character] = ["a", "b", " ", "é", "日", "e\u{301}", "🇩🇪", "\u{1B}"]

  private func caret(in line: Line) -> Range<Int>? {
    var column = 0
    for run in line.runs {
      let next = column + run.text.cells
      if run.style.attributes.contains(.caret) { return column..<next }
      column = next
    }
    return nil
  }

  @Test func theVisibleTextFitsInTheFieldAndContainsTheCaret() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          Self.characters.randomElement(using: &random)!
        })
      let width = Int.random(in: 8...20, using: &random)
      var start = Int.random(in: 0...40, using: &random)
      for _ in 0..<5 {
        let point = Int.random(in: 0...text.count, using: &random)
        let shown = ScrolledField(text, at: point).window(of: width, from: &start, ellipsis: "…")
        #expect(shown.width <= width)
        let next = text.dropFirst(point).first.map { Line(String($0)).text } ?? " "
        #expect(
          caret(in: shown).map {
            shown.dropFirst(cells: $0.lowerBound).prefix(cells: $0.count).text
          } == next)
      }
    }
  }

  @Test func textThatFitsInTheFieldIsShownInFull() {
    var start = 3
    let line = ScrolledField("Ada", at: 1).window(of: 8, from: &start, ellipsis: "…")
    #expect(line.text == "Ada ")
    #expect(caret(in: line) == 1..<2)
  }

  @Test func theVisibleTextScrollsAsLittleAsPossible() {
    var start = 0
    func shown(at point: Int) -> String {
      ScrolledField("abcdefghij", at: point).window(of: 6, from: &start, ellipsis: "…").text
    }
    #expect(shown(at: 10) == "…ghij ")
    #expect(shown(at: 8) == "…ghij ")
    #expect(shown(at: 5) == "…fghi…")
    #expect(shown(at: 0) == "abcde…")
    #expect(shown(at: 3) == "abcde…")
  }
}
