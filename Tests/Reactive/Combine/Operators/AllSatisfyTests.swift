import PlatenCombine
import Testing

struct AllSatisfyTests {
  @Test func theFirstValueThatFailsThePredicateEndsThePublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.allSatisfy { $0 < 2 }.recorder()
    subject.send(1)
    subject.send(2)
    #expect(recorder.signals == ["false", "finished"])
  }

  @Test func theResultIsTrueIfNoValueFailsThePredicate() {
    #expect(values(1, 2).allSatisfy { $0 < 3 }.signals == ["true", "finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    #expect(values(1, 2).tryAllSatisfy { _ in throw Oops() }.signals == ["failed"])
  }
}
