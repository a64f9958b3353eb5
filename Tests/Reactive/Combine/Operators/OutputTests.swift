import PlatenCombine
import Testing

struct OutputTests {
  @Test func aPrefixFinishesImmediatelyAfterItsLastValue() {
    let subject = PassthroughSubject<Int, Never>()
    var isCanceled = false
    let recorder = subject.handleEvents(receiveCancel: { isCanceled = true })
      .prefix(2).recorder()
    subject.send(1)
    #expect(!isCanceled)
    subject.send(2)
    #expect(isCanceled)
    #expect(recorder.signals == ["1", "2", "finished"])
  }

  @Test func outputAtFinishesImmediatelyAfterItsValue() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.output(at: 1).recorder()
    subject.send(1)
    subject.send(2)
    #expect(recorder.signals == ["2", "finished"])
  }

  @Test func outputInFinishesImmediatelyAfterItsRange() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.output(in: 1...2).recorder(.max(2))
    for value in 1...3 { subject.send(value) }
    #expect(recorder.signals == ["2", "3", "finished"])
  }

  @Test func anOpenRangeFinishesOnlyWithTheUpstream() {
    #expect(values(1, 2, 3).output(in: 1...).signals == ["2", "3", "finished"])
  }

  @Test func anEmptyPrefixFinishesImmediately() {
    #expect(PassthroughSubject<Int, Never>().prefix(0).signals == ["finished"])
  }

  @Test func aReentrantValueDuringTheLastOneIsOmitted() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { subject.send(2) }
    subject.prefix(1).subscribe(recorder)
    subject.send(1)
    #expect(recorder.signals == ["1", "finished"])
  }
}
