import PlatenCombine
import Testing

struct SingleValueSubscriptionTests {
  @Test func cancellationStopsAllSignals() {
    let recorder = Just(1).recorder(.none)
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.signals == [])
  }

  @Test func concurrentRequestsDeliverTheValueOnce() {
    for _ in 0..<trials {
      let recorder = Just(1).recorder(.none)
      onThreads(2) { _ in recorder.request(.max(1)) }
      #expect(recorder.signals == ["1", "finished"])
    }
  }
}
