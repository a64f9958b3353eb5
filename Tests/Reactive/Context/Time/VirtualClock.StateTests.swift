import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct VirtualClockStateTests {
  @Test func timeNeverDecreases() {
    var flow = VirtualClock.Progression()
    #expect(flow.now() == .zero)
    flow.freeze(at: .seconds(5))
    #expect(flow.now() == .seconds(5))
    flow.freeze(at: .seconds(3))
    #expect(flow.now() == .seconds(5))
  }

  @Test func heldTimeHasNoRealTime() {
    var flow = VirtualClock.Progression()
    flow.freeze(at: .seconds(2))
    #expect(flow.realTime(of: .seconds(3)) == nil)
    #expect(flow.hasCome(.seconds(2)))
    #expect(!flow.hasCome(.seconds(3)))
    flow.release()
    #expect(flow.realTime(of: .seconds(3)) != nil)
    flow.hold()
    #expect(flow.realTime(of: .seconds(3)) == nil)
  }
}
