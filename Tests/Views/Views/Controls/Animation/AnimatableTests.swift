import Foundation
import Testing

@testable @_spi(Nodes) import PlatenControls

@Suite struct AnimatableTests {
  @Test func scalingAnAnimatablePairScalesBothValues() {
    var pair = AnimatablePair(3.0, AnimatablePair(Float(1), CGFloat(2)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6, AnimatablePair(2, 4)))
    #expect(pair.magnitudeSquared == 56)
    #expect(pair - pair == .zero)
    #expect(pair + .zero == pair)
  }
}
