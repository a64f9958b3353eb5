import PlatenLines
import Testing

@Suite struct StyleTests {
  static let samples: [Style] = [
    .plain, .bold, .inverse, Style([.dim, .italic], foreground: .red),
    Style(background: .palette(236)), Style(.underline, foreground: .rgb(1, 2, 3)),
    Style(.strikethrough, foreground: .brightCyan, background: .black),
  ]

  @Test func theInnerColorTakesPrecedenceAndAttributesCombine() {
    let inner = Style(.bold, foreground: .red)
    let outer = Style(.dim, foreground: .blue, background: .white)
    #expect(inner.over(outer) == Style([.bold, .dim], foreground: .red, background: .white))
  }

  @Test(arguments: samples) func combiningAStyleWithPlainLeavesItUnchanged(style: Style) {
    #expect(style.over(.plain) == style)
    #expect(Style.plain.over(style) == style)
  }

  @Test(arguments: samples, samples) func combiningStylesIsAssociative(a: Style, b: Style) {
    for c in Self.samples {
      #expect(a.over(b).over(c) == a.over(b.over(c)))
    }
  }

  @Test func aStyleFitsInTwelveBytes() {
    #expect(MemoryLayout<Style>.size <= 12)
    #expect(_isPOD(Style.self))
  }
}
