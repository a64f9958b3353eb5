import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct AngleTests {
  @Test func degreesAreConvertedToRadians() {
    var angle = Angle(degrees: 180)
    #expect(angle.radians == .pi)
    angle.degrees = 90
    #expect(angle == .radians(.pi / 2))
  }

  @Test func anglesCanBeAddedScaledAndCompared() {
    let (one, two) = (Angle.radians(1), Angle.radians(2))
    #expect(one + two == .radians(3))
    #expect(one - two == -one)
    #expect(two * 3 == .radians(6))
    #expect(two / 4 == .radians(0.5))
    #expect(one < two)
  }
}
