import PlatenCombine
import Testing

struct EmptyTests {
  @Test func emptyFinishesWithoutDemandOrNever() {
    #expect(Empty<Int, Never>().recorder(.none).signals == ["finished"])
    #expect(Empty<Int, Never>(completeImmediately: false).signals == [])
  }

  @Test func emptyPublishersCompareTheirCompletion() {
    #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
  }
}
