import PlatenLines
import Testing

@Suite struct LineWordsTests {
  @Test(arguments: [
    ("a line of words", 5), ("", 0), ("   ", 0), ("  ab  ", 2), ("日本 ok", 4), ("longest w", 7),
    ("e\u{301}tude  x", 5), ("a \u{301}b", 3), ("a\u{A0}b", 3),
  ])
  func theLeastWidthIsThatOfTheLongestWord(text: String, width: Int) {
    #expect(Line(text).leastWidth == width)
  }

  @Test func stylesEndNoWord() {
    #expect((Line("ab", style: .bold) + "cd e").leastWidth == 4)
  }

  @Test func theLeastWidthIsTheLeastThatBreaksNoWord() {
    forRandomLines(seed: 71) { line, _ in
      let words = line.text.split { $0 == " " }
      #expect(line.leastWidth == words.map(\.cells).max() ?? 0)
      let wrapped = line.wrapped(to: max(2, line.leastWidth)).flatMap {
        $0.text.split { $0 == " " }
      }
      #expect(wrapped == words)
    }
  }
}
