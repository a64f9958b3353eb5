import PlatenLines
import Testing

@Suite struct GlyphsTests {
  @Test(arguments: [
    ("[small ▾]", "[small v]"), ("(•) small", "(*) small"), ("… 12 above", "... 12 above"),
    ("┌──┐", "+--+"), ("│░░│", "|::|"), ("1…4", "1...4"), ("no «x»", "no \"x\""),
    ("5–8 of 980", "5-8 of 980"), ("420×420", "420x420"),
  ])
  func everyGlyphHasAnASCIIEquivalent(text: String, expected: String) {
    #expect(Glyphs.ascii.asciiSafe(text) == expected)
    #expect(Glyphs.unicode.asciiSafe(text) == text)
  }

  @Test func charactersThatAreNotGlyphsAreUnchanged() {
    #expect(Glyphs.ascii.asciiSafe("é日本🎉") == "é日本🎉")
  }

  @Test(arguments: [Line.Truncation.tail, .head, .middle])
  func truncationLeavesRoomForAnEllipsisOfSeveralCells(mode: Line.Truncation) {
    let line = Line("Platen draws lines")
    for cells in 1...line.width {
      let cut = line.truncated(to: cells, mode, ellipsis: "...")
      #expect(cut.width == cells)
      #expect(cells == line.width || cut.text.contains(String("...".prefix(cells))))
    }
    #expect(line.truncated(to: 9, ellipsis: "...").text == "Platen...")
    #expect(line.truncated(to: 8, .head, ellipsis: "...").text == "...lines")
    #expect(line.truncated(to: 10, .middle, ellipsis: "...").text == "Plat...nes")
  }
}
