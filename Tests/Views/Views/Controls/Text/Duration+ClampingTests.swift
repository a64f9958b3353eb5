import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct DurationClampingTests {
  @Test func durationsFromNonFiniteSecondsAreClamped() {
    #expect(Duration(clamping: 1.5) == .milliseconds(1_500))
    #expect(Duration(clamping: .nan) == .zero)
    #expect(Duration(clamping: .infinity) == .seconds(1e15))
    #expect(Duration(clamping: -.infinity) == .seconds(-1e15))
  }
}
