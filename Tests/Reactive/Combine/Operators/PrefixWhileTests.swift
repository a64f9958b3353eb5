import PlatenCombine
import Testing

struct PrefixWhileTests {
  @Test func theFirstValueThatFailsThePredicateEndsThePublisher() {
    let subject = PassthroughSubject<Int, Never>()
    var isCanceled = false
    let recorder = subject.handleEvents(receiveCancel: { isCanceled = true })
      .prefix { $0 < 3 }.recorder()
    for value in [1, 2, 3, 1] { subject.send(value) }
    #expect(recorder.signals == ["1", "2", "finished"])
    #expect(isCanceled)
  }

  @Test func aThrownErrorFailsThePublisher() {
    let publisher = values(1, 2).tryPrefix { if $0 == 2 { throw Oops() } else { true } }
    #expect(publisher.signals == ["1", "failed"])
  }
}
