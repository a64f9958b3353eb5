import Foundation
import PlatenSession
import Testing

@testable @_spi(Nodes) import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@Suite struct SliderScaleTests {
  private let scale = SliderScale(range: 0...10, step: 3, digits: 12)

  @Test func nearestReturnsAStepWithinTheRange() {
    #expect([4, 4.6, 11, -1].map { scale.nearest(to: $0) } == [3, 6, 10, 0])
  }

  @Test func theDefaultStepOfASliderScaleIsATenthOfItsRange() throws {
    let scale = SliderScale(range: 0...5, step: nil, digits: 12)
    #expect(try scale.stepped(1, up: true) == 1.5)
    #expect(try scale.stepped(1, up: false) == 0.5)
  }

  @Test func steppingPastTheEndOfTheRangeThrowsAnError() {
    #expect(throws: ActionError.atEnd(value: "0")) { try scale.stepped(0, up: false) }
  }

  @Test func textThatIsNotAValueOfTheScaleThrowsAnError() throws {
    #expect(try scale.value(of: "6") == 6)
    #expect(try scale.value(of: "10") == 10, "the end of the range is a valid value")
    #expect(throws: ActionError.notANumber("six", range: "0…10")) { try scale.value(of: "six") }
    #expect(throws: ActionError.outOfRange("12", range: "0…10")) { try scale.value(of: "12") }
    #expect(throws: ActionError.betweenSteps("4", nearest: ["3", "6"])) {
      try scale.value(of: "4")
    }
  }

  @Test func theFractionOfTheRangeBelowAValueIsZeroInAnEmptyRange() {
    #expect(scale.part(below: 2.5) == 0.25)
    #expect(SliderScale(range: 1...1, step: nil, digits: 12).part(below: 1) == 0)
  }
}
