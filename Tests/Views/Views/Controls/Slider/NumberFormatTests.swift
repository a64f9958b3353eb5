import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct NumberFormatTests {
  @Test func aFractionIsFormattedWithoutRoundingErrors() {
    #expect(NumberFormat.text(0.1 + 0.2) == "0.3")
    #expect(NumberFormat.text(Float(0.1)) == "0.1")
    #expect(NumberFormat.text(3) == "3")
    #expect(NumberFormat.text(0.5...2) == "0.5…2")
  }

  @Test func steppedReturnsNilOnOverflow() {
    #expect(NumberFormat.stepped(UInt8(250), by: 5) == 255)
    #expect(NumberFormat.stepped(UInt8(250), by: 6) == nil)
    #expect(NumberFormat.stepped(UInt8(2), by: -3) == nil)
    #expect(NumberFormat.stepped(1.5, by: 0.25) == 1.75)
  }
}
