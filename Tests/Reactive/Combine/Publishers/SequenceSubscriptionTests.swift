import PlatenCombine
import Testing

struct SequenceSubscriptionTests {
  @Test func anEndlessSequenceIsReadNoFurtherThanRequested() {
    #expect((1...).publisher.recorder(.max(2), reply: .none).signals == ["1", "2"])
  }

  @Test func aRequestDuringAValueDoesNotNest() {
    let recorder = Recorder<Int, Never>(.max(1))
    var depth = 0
    var deepest = 0
    recorder.onValue = {
      depth += 1
      deepest = max(deepest, depth)
      recorder.request(.max(1))
      depth -= 1
    }
    (1...3).publisher.subscribe(recorder)
    #expect(recorder.signals == ["1", "2", "3", "finished"])
    #expect(deepest == 1)
  }

  @Test func cancelingDuringAValueStopsTheSequence() {
    let recorder = Recorder<Int, Never>(.unlimited)
    recorder.onValue = { recorder.cancel() }
    (1...3).publisher.subscribe(recorder)
    #expect(recorder.signals == ["1"])
  }

  @Test func concurrentRequestsDeliverEachElementOnce() {
    let count = 4 * valuesPerThread
    let recorder = (0..<count).publisher.recorder(.none)
    onThreads(4) { _ in
      for _ in 0..<valuesPerThread { recorder.request(.max(1)) }
    }
    #expect(recorder.signals == (0..<count).map { "\($0)" } + ["finished"])
  }
}
