import PlatenCombine
import Testing

struct DropTests {
  @Test func dropFirstOmitsTheFirstValues() {
    #expect(values(1, 2, 3).dropFirst().signals == ["2", "3", "finished"])
    #expect(values(1, 2, 3).dropFirst(2).signals == ["3", "finished"])
    #expect(values(1, 2, 3).dropFirst(5).signals == ["finished"])
  }

  @Test func droppedValuesDoNotUseUpDemand() {
    #expect(values(1, 2, 3, 4).dropFirst(2).recorder(.max(1)).signals == ["3"])
  }

  @Test func cancelingBeforeTheUpstreamSubscribesCancelsTheUpstream() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder<Int, Never>(.max(5))
    subject.dropFirst(0).prefix(0).subscribe(recorder)
    subject.send(2)
    #expect(recorder.signals == ["finished"])
  }
}
