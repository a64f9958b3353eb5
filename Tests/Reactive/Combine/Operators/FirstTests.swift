import PlatenCombine
import Testing

struct FirstTests {
  @Test func firstFinishesAfterTheFirstValue() {
    let subject = PassthroughSubject<Int, Never>()
    var isCanceled = false
    let recorder = subject.handleEvents(receiveCancel: { isCanceled = true }).first().recorder()
    subject.send(1)
    #expect(isCanceled)
    #expect(recorder.signals == ["1", "finished"])
  }

  @Test func firstWhereFinishesAfterTheFirstMatch() {
    #expect(values(1, 2, 3, 4).first { $0 > 2 }.signals == ["3", "finished"])
    #expect(values(1, 2).first { $0 > 2 }.signals == ["finished"])
  }

  @Test func theValueWaitsForDemand() {
    let recorder = values(1, 2).first().recorder(.none)
    #expect(recorder.signals == [])
    recorder.request(.max(1))
    #expect(recorder.signals == ["1", "finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    #expect(values(1, 2).tryFirst { _ in throw Oops() }.signals == ["failed"])
  }
}
