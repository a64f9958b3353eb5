import PlatenCombine
import Testing

struct DeferredTests {
  @Test func deferredCreatesAPublisherForEachSubscriber() {
    var count = 0
    let publisher = Deferred {
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(publisher.signals == ["1", "finished"])
    #expect(publisher.signals == ["2", "finished"])
  }
}
