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
      var start = ScrolledField.Start(
        offset: Int.random(in: 0...40, using: &random), cells: Int.random(in: 0...5, using: &random)
      )
      for _ in 0..<5 {
        let point = Int.random(in: 0...text.count, using: &random)
        let index = text.index(text.startIndex, offsetBy: point)
        let shown = ScrolledField(text, at: index, width: width)
          .window(from: &start, ellipsis: "…")
        #expect(shown.width <= width)
        let next = text.dropFirst(point).first.map { Line(String($0)).text } ?? " "
        #expect(
          caret(in: shown).map {
            shown.dropFirst(cells: $0.lowerBound).prefix(cells: $0.count).text
          } == next)
      }
    }
  }

  @Test func aLongTextIsShownLikeAShortOne() {
    let characters: [Character] = ["a", "日", "e\u{301}", "🇩🇪", "👩‍👩‍👧"]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      var text = String(
        (0..<80).map { _ in characters.randomElement(using: &random) ?? "a" })
      let width = Int.random(in: 8...20, using: &random)
      var (start, other) = (ScrolledField.Start(), ScrolledField.Start())
      var point = text.count
      for _ in 0..<8 {
        let caret = text.index(text.startIndex, offsetBy: point)
        let whole = ScrolledField(text, at: caret, width: width)
        let part = ScrolledField(text, at: caret, width: width, wholeLength: 0)
        #expect(
          whole.window(from: &start, ellipsis: "…") == part.window(from: &other, ellipsis: "…"))
        if Bool.random(using: &random) { text.insert("b", at: caret) }
        point = min(max(point + Int.random(in: -9...9, using: &random), 0), text.count)
      }
    }
  }

  @Test func theCostOfAFieldDoesNotDependOnTheLengthOfItsText() {
    let family = "👩‍👩‍👧"
    var counter = CharacterCounter()
    let ratio = growth(from: 500) { count in
      var text = ""
      var start = ScrolledField.Start()
      for point in 0..<count {
        text += family
        let caret = counter.index(after: point + 1, in: text)
        let field = ScrolledField(text, at: caret, width: 20)
        #expect(field.window(from: &start, ellipsis: "…").width <= 20)
      }
    }
    #expect(ratio < 8)
  }

  @Test func textThatFitsInTheFieldIsShownInFull() {
    var start = ScrolledField.Start(cells: 3)
    let text = "Ada"
    let line = ScrolledField(text, at: text.index(after: text.startIndex), width: 8)
      .window(from: &start, ellipsis: "…")
    #expect(line.text == "Ada ")
    #expect(caret(in: line) == 1..<2)
  }

  @Test func theVisibleTextScrollsAsLittleAsPossible() {
    var start = ScrolledField.Start()
    let text = "abcdefghij"
    func shown(at point: Int) -> String {
      ScrolledField(text, at: text.index(text.startIndex, offsetBy: point), width: 6)
        .window(from: &start, ellipsis: "…").text
    }
    #expect(shown(at: 10) == "…ghij ")
    #expect(shown(at: 8) == "…ghij ")
    #expect(shown(at: 5) == "…fghi…")
    #expect(shown(at: 0) == "abcde…")
    #expect(shown(at: 3) == "abcde…")
  }
}
