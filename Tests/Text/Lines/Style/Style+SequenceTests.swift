import PlatenLines
import PlatenTestSupport
import Testing

@Suite struct StyleSequenceTests {
  @Test func escapeSequencesEncodeOnlyStyleDifferences() {
    let red = Line("a", style: Style(foreground: .red))
    let onBlue = Line("b", style: Style(.bold, foreground: .red, background: .blue))
    #expect((red + onBlue).encoded(for: .sixteen) == "\u{1B}[31ma\u{1B}[1;44mb\u{1B}[m")
    #expect((onBlue + red).encoded(for: .sixteen) == "\u{1B}[1;31;44mb\u{1B}[0;31ma\u{1B}[m")
    #expect((red + "b").encoded(for: .sixteen) == "\u{1B}[31ma\u{1B}[mb")
  }

  @Test func removedAttributesAndColorsAreReset() {
    let all: Style = Style([.bold, .dim, .underline], foreground: .red, background: .palette(99))
    let line = Line("a", style: all) + Line("b", style: Style(.dim, background: .palette(99)))
    #expect(
      line.encoded(for: .palette) == "\u{1B}[1;2;4;31;48;5;99ma\u{1B}[22;2;24;39mb\u{1B}[m")
  }

  @Test func brightColorsUseTheirOwnEscapeCodes() {
    let line = Line("a", style: Style(foreground: .brightRed, background: .brightWhite))
    #expect(line.encoded(for: .full) == "\u{1B}[91;107ma\u{1B}[m")
  }
}
