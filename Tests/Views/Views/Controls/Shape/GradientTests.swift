import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct GradientTests {
  @Test func aGradientSpacesItsColorsEvenly() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test func aGradientIsDrawnInItsFirstColor() {
    #expect(Gradient(colors: [.red, .green]).foreground == Color.red.foreground)
    #expect(Gradient(colors: []).foreground == Color.clear.foreground)
    #expect(Color.blue.gradient.foreground == Color.blue.foreground)
  }
}
