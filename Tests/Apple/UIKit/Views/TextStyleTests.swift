import Testing

@testable import PlatenUIKit

@Suite struct TextStyleTests {
  @Test func stylesAreEqualIfAllPropertiesAreEqual() {
    let style = TextStyle(font: .systemFont(ofSize: 17), color: .red)
    #expect(style == TextStyle(font: style.font, color: .red))
    #expect(style != TextStyle(font: .systemFont(ofSize: 18), color: .red))
    #expect(style != TextStyle(font: style.font, color: .blue))
    #expect(style != TextStyle(font: style.font, color: .red, alignment: .center))
  }
}
