import PlatenLines
import Testing

@testable import PlatenCharts

@Suite struct ChartGlyphsTests {
  @Test func charactersAreOneCellWide() {
    for glyphs in Glyphs.allCases {
      let characters =
        (0..<9).map(glyphs.fill) + (1...7).map(glyphs.barEnd) + (1...8).map(glyphs.column)
        + (1...255).map { glyphs.dots($0) }
      #expect(characters.allSatisfy { Line(String($0)).width == 1 })
    }
  }

  @Test func dotsAreBraillePatternsOrASCII() {
    #expect([0xFF, 0x01, 0x80].map(Glyphs.unicode.dots) == ["⣿", "⠁", "⢀"])
    #expect([0xFF, 0x01, 0x80].map(Glyphs.ascii.dots) == [":", "'", "."])
  }
}
