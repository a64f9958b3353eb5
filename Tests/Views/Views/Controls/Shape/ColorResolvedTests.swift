import PlatenNavigation
import Testing

@MainActor
@Suite struct ColorResolvedTests {
  @Test func aColorHasComponents() {
    let orange = Color(red: 1, green: 0.6, blue: 0, opacity: 0.5).resolve(in: EnvironmentValues())
    #expect(orange == Color.Resolved(red: 1, green: 0.6, blue: 0, opacity: 0.5))
    #expect(Color.red.resolve(in: EnvironmentValues()).red == 1)
    #expect(Color.Resolved(red: 1, green: 0, blue: 0).linearRed == 1)
    #expect(
      Color(Color.Resolved(red: 1, green: 0.6, blue: 0)) == Color(red: 1, green: 0.6, blue: 0))
  }

  @Test func colorsAreMixed() {
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(black.mix(with: Color(red: 1, green: 1, blue: 1), by: 0.2).description == "#333333FF")
  }
}
