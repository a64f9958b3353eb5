import Foundation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct LengthConstraintTests {
  private func constraint(
    _ min: CGFloat? = nil, _ ideal: CGFloat? = nil, _ max: CGFloat? = nil
  ) -> LengthConstraint {
    LengthConstraint(min, ideal, max) { $0 > 1_000_000 ? 1_000_000 : Int($0) }
  }

  @Test func aLengthIsClampedToTheMinimumAndTheMaximum() {
    #expect([1, 5, 20].map(constraint(3, nil, 8).clamped) == [3, 5, 8])
    #expect(constraint().clamped(7) == 7)
  }

  @Test func theMinimumTakesPrecedenceOverTheMaximum() {
    #expect(constraint(9, nil, 4).clamped(6) == 9)
  }

  @Test func aNegativeLengthIsIgnored() {
    #expect(constraint(-1, -2, -3).isFree)
    #expect(!constraint(0).isFree)
  }

  @Test func onlyAFiniteMaximumLimitsALength() {
    #expect(constraint(nil, nil, 8).limit == 8)
    #expect(constraint(nil, nil, .infinity).limit == nil)
  }

  @Test func constraintsOverrideTheWidthRangeOfTheContent() {
    let inner = WidthRange(2, 6, 10)
    #expect(constraint().widths(around: inner) == inner)
    #expect(constraint(4, nil, 5).widths(around: inner) == WidthRange(4, 5, 5))
    #expect(constraint(nil, 12).widths(around: inner) == WidthRange(2, 12, 12))
  }

  @Test func theWidthOfAFrameNeverExceedsTheProposedWidth() {
    let inner = WidthRange(2, 6, 10)
    #expect(constraint().span(within: 40, around: inner) == 40)
    #expect(constraint(20).span(within: 15, around: inner) == 15)
    #expect(constraint(3).span(within: 40, around: inner) == 10)
  }
}
