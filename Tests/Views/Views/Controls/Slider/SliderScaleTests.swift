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
    #expect(try scale.value(after: ValueStep(isUp: true), from: 1) == 1.5)
    #expect(try scale.value(after: ValueStep(isUp: false), from: 1) == 0.5)
  }

  @Test func steppingPastTheEndOfTheRangeThrowsAnError() {
    #expect(throws: ActionError.atEnd(value: "0")) {
      try scale.value(after: ValueStep(isUp: false), from: 0)
    }
  }

  @Test func textThatIsNotAValueOfTheScaleThrowsAnError() throws {
    #expect(try scale.value(of: "6") == 6)
    #expect(try scale.value(of: "10") == 10, "the end of the range is a valid value")
    #expect(throws: ActionError.notANumber("six", range: "0…10")) { try scale.value(of: "six") }
    #expect(throws: ActionError.outOfRange("12", range: "0…10")) { try scale.value(of: "12") }
    #expect(
      throws: ActionError.betweenSteps("4", kind: "a multiple of 3 or 10", nearest: ["3", "6"])
    ) {
      try scale.value(of: "4")
    }
  }

  @Test(arguments: [
    (1.0...5, 1.0, "a whole number"), (0...10, 5, "a multiple of 5"),
    (1...9, 2, "1 plus a multiple of 2"), (0.5...2.5, 1, "0.5 plus a whole number"),
    (0...1, 0.25, "a multiple of 0.25"),
  ])
  func theErrorDescribesTheStepsOfASlider(
    range: ClosedRange<Double>, step: Double, kind: String
  ) {
    let scale = SliderScale(range: range, step: step, digits: 12)
    let text = scale.text(range.lowerBound + 0.4 * step)
    let nearest = [range.lowerBound, range.lowerBound + step].map(scale.text)
    #expect(throws: ActionError.betweenSteps(text, kind: kind, nearest: nearest)) {
      try scale.value(of: text)
    }
  }

  @Test func theFractionOfTheRangeBelowAValueIsZeroInAnEmptyRange() {
    #expect(scale.part(below: 2.5) == 0.25)
    #expect(SliderScale(range: 1...1, step: nil, digits: 12).part(below: 1) == 0)
  }
}
