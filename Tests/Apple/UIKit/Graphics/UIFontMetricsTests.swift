import PlatenSwiftUI
import Testing

@Suite struct UIFontMetricsTests {
  @Test func nothingIsScaled() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(UIFontMetrics.default.scaledValue(for: 88) == 88)
    #expect(UIFontMetrics(forTextStyle: .headline).scaledFont(for: font) === font)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12) === font)
  }
}
