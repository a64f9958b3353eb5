import PlatenLines
import Testing

@Suite struct LinePaddingTests {
  @Test func paddingFillsUpToTheWidth() {
    #expect(Line("日").padded(to: 4) == "日  ")
    #expect(Line("日", style: .bold).padded(to: 3) == Line("日", style: .bold) + " ")
    #expect(Line("abc").padded(to: 2) == "abc")
    #expect(Line.empty.padded(to: 2) == "  ")
  }

  @Test func indentingPutsSpacesBefore() {
    #expect(Line("a").indented(by: 2) == "  a")
    #expect(Line("a").indented(by: 0) == "a")
    #expect(Line("a").indented(by: -1) == "a")
  }
}
