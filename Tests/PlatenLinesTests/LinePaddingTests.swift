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

  @Test func spacesAtTheEndAreTakenAway() {
    let line = Line("a b", style: .bold) + .spaces(3, style: .inverse)
    #expect(line.withoutSpacesAtEnd == Line("a b", style: .bold))
    #expect(Line.spaces(2).withoutSpacesAtEnd == .empty)
    // What has no cells stays, and so does a space that a mark is on.
    #expect(Line("a\u{200B}  ").withoutSpacesAtEnd.text == "a\u{200B}")
    #expect(Line("a \u{301}").withoutSpacesAtEnd.text == "a \u{301}")
  }
}
