import PlatenLines
import Testing

@Suite struct LineTests {
  @Test func aLineHasTheTextAndWidthOfItsString() {
    let line = Line("日本 ok", style: .bold)
    #expect(line.text == "日本 ok")
    #expect(line.width == 7)
    #expect("\(line)" == "日本 ok")
  }

  @Test func anEmptyStringCreatesTheEmptyLineInAnyStyle() {
    #expect(Line.empty.isEmpty)
    #expect(Line().runs.isEmpty)
    #expect(Line("", style: .bold) == .empty)
    #expect(Line.empty.width == 0)
  }

  @Test func aLineOfZeroWidthCanContainText() {
    #expect(!Line("\u{200B}").isEmpty)
    #expect(Line("\u{200B}").width == 0)
  }

  @Test func aStringLiteralCreatesAPlainLine() {
    let line: Line = "Name"
    #expect(line == Line("Name", style: .plain))
  }

  @Test func initializersReplaceUnprintableCharacters() {
    #expect(Line("\u{1B}[31mred\n").text == "␛[31mred␊")
    #expect(Line("a\tb").width == 9)
    let literal: Line = "a\nb"
    #expect(literal.width == 3)
  }

  @Test func linesThatDifferInTextStyleOrRunBoundariesAreNotEqual() {
    #expect(Line("ab") != "ac")
    #expect(Line("ab") != Line("ab", style: .bold))
    #expect(Line("a", style: .bold) + "bc" != Line("ab", style: .bold) + "c")
  }

  @Test func equalLinesHaveEqualHashes() {
    let whole = Line("ab", style: .bold)
    let parts = Line("a", style: .bold) + Line("b", style: .bold)
    #expect(whole == parts)
    #expect(Set([whole, parts, "ab"]).count == 2)
  }

  @Test func theSpacesFunctionCreatesTheGivenNumberOfSpaces() {
    #expect(Line.spaces(3) == "   ")
    #expect(Line.spaces(2, style: .inverse) == Line("  ", style: .inverse))
    #expect(Line.spaces(0) == .empty)
    #expect(Line.spaces(-1, style: .inverse) == .empty)
  }

  @Test func randomLinesSatisfyTheLineInvariants() {
    forRandomLines(seed: 11) { line, _ in expectSound(line) }
  }
}
