import PlatenCombine
import Testing

struct ReduceTests {
  @Test func theResultIsSentAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.reduce(1, *).recorder()
    for value in 2...4 { subject.send(value) }
    #expect(recorder.signals == [])
    subject.send(completion: .finished)
    #expect(recorder.signals == ["24", "finished"])
  }

  @Test func theInitialResultIsSentIfThereAreNoValues() {
    #expect(values().reduce(7, +).signals == ["7", "finished"])
  }
}
