import PlatenLines
import PlatenTestSupport
import Testing

@Suite struct LineEncodedTests {
  @Test func plainTextIsEncodedWithoutEscapeSequences() {
    #expect(Line("Ada").encoded(for: .full) == "Ada")
    #expect(Line.empty.encoded(for: .full) == "")
  }

  @Test func attributesAreEncodedEvenWithoutColorSupport() {
    let all: Style.Attributes = [.bold, .dim, .italic, .underline, .inverse, .strikethrough]
    let line = Line("a", style: Style(all, foreground: .red))
    #expect(line.encoded(for: .none) == "\u{1B}[1;2;3;4;7;9ma\u{1B}[m")
  }

  @Test(arguments: [
    (ColorDepth.full, "38;2;255;94;0"), (.palette, "38;5;202"), (.sixteen, "91"),
  ])
  func colorsAreReducedToTheColorDepth(depth: ColorDepth, code: String) {
    let line = Line("a", style: Style(foreground: .rgb(255, 94, 0)))
    #expect(line.encoded(for: depth) == "\u{1B}[\(code)ma\u{1B}[m")
  }

  /// > Law: **Escape sequences add no text.**
  @Test(arguments: Seeds.first(50))
  func escapeSequencesAddNoText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let colors: [Style.Color?] = [nil, .red, .palette(99), .rgb(1, 2, 3)]
    for depth in ColorDepth.allCases {
      let line = (0..<8).map { _ in
        Line(
          HardText.random(using: &random),
          style: Style(
            Style.Attributes(rawValue: .random(in: 0..<64, using: &random)),
            foreground: colors.randomElement(using: &random)!,
            background: colors.randomElement(using: &random)!))
      }.joined()
      let text = line.encoded(for: depth).replacing(
        #/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "")
      #expect(Array(text.unicodeScalars) == Array(line.text.unicodeScalars))
    }
  }
}
