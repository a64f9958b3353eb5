import PlatenLines
import Testing

@Suite struct LineNewlinesTests {
  @Test(arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
  func everyNewlineEndsALine(newline: String) {
    #expect(Line.lines(of: "Name\(newline)日本") == ["Name", "日本"])
  }

  @Test func eachLineSplitAtANewlineHasTheGivenStyle() {
    let lines = Line.lines(of: "a\nb", style: .bold)
    #expect(lines == [Line("a", style: .bold), Line("b", style: .bold)])
  }

  @Test func splittingAtNewlinesPreservesEmptyLines() {
    #expect(Line.lines(of: "a\n\nb\n") == ["a", "", "b", ""])
    #expect(Line.lines(of: "\n\r") == ["", "", ""])
    #expect(Line.lines(of: "") == [""])
  }

  @Test func otherControlCharactersAreShownAsSymbols() {
    #expect(Line.lines(of: "a\u{B}\u{C}b\u{1B}").map(\.text) == ["a␋␌b␛"])
  }

  @Test func tabStopsStartAtTheBeginningOfEachLine() {
    #expect(Line.lines(of: "abc\n\tx").map(\.width) == [3, 9])
  }
}
