import PlatenCombine
import Testing

struct SequenceTests {
  @Test func elementsAreSentOnDemand() {
    let recorder = [1, 2, 3, 4].publisher.recorder(.max(1))
    #expect(recorder.signals == ["1"])
    recorder.request(.max(2))
    #expect(recorder.signals == ["1", "2", "3"])
    recorder.request(.max(1))
    #expect(recorder.signals == ["1", "2", "3", "4", "finished"])
  }
}
