import PlatenCombine
import Testing

struct BreakpointTests {
  @Test func breakpointClosuresThatReturnFalseHaveNoEffect() {
    var seen: [String] = []
    let publisher = values(1).breakpoint(
      receiveSubscription: {
        seen.append("\($0)")
        return false
      },
      receiveOutput: {
        seen.append("\($0)")
        return false
      },
      receiveCompletion: {
        seen.append("\($0)")
        return false
      })
    #expect(publisher.signals == ["1", "finished"])
    #expect(seen == ["[1]", "1", "finished"])
    #expect(values(1).breakpointOnError().signals == ["1", "finished"])
  }
}
