import Testing

@testable import PlatenLines

@Suite struct AdaptiveColorTests {
  @Test func aThemeSelectsTheColor() throws {
    let color = try #require(AdaptiveColor(light: .rgb(1, 2, 3), dark: .rgb(4, 5, 6)))
    #expect(color == AdaptiveColor(light: .rgb(1, 2, 3), dark: .rgb(4, 5, 6)))
    let style = Style(foreground: .adaptive(color), background: .adaptive(color))
    let light = style.resolved(by: .light, depth: .full)
    #expect(light == Style(foreground: .rgb(1, 2, 3), background: .rgb(1, 2, 3)))
    let dark = style.resolved(by: .dark, depth: .full)
    #expect(dark == Style(foreground: .rgb(4, 5, 6), background: .rgb(4, 5, 6)))
    #expect(style.reduced(to: .full) == .plain)
  }
}
