import PlatenCombine
import Testing

struct ReductionTests {
  @Test func theResultWaitsForDemand() {
    let recorder = values(1, 2).reduce(0, +).recorder(.none)
    #expect(recorder.signals == [])
    recorder.request(.max(1))
    recorder.request(.max(1))
    #expect(recorder.signals == ["3", "finished"])
  }

  @Test func cancellationStopsAllSignals() {
    let recorder = values(1, 2).reduce(0, +).recorder(.none)
    recorder.cancel()
    recorder.request(.max(1))
    #expect(recorder.signals == [])
  }

  @Test func anErrorIsSentWithoutDemand() {
    #expect(failing(1).reduce(0, +).recorder(.none).signals == ["failed"])
    #expect(values(1).tryReduce(0) { _, _ in throw Oops() }.recorder(.none).signals == ["failed"])
  }

  @Test func concurrentRequestAndCompletionDeliverTheResultOnce() {
    for _ in 0..<trials {
      let subject = Unprotected(PassthroughSubject<Int, Never>())
      let recorder = subject.value.reduce(0, +).recorder(.none)
      subject.value.send(3)
      onThreads(2) {
        $0 == 0 ? recorder.request(.max(1)) : subject.value.send(completion: .finished)
      }
      #expect(recorder.signals == ["3", "finished"])
    }
  }
}
