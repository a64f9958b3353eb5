import PlatenCombine
import Testing

struct ContainsTests {
  @Test func theFirstMatchEndsThePublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let recorders = [subject.contains(2).recorder(), subject.contains { $0 > 1 }.recorder()]
    subject.send(1)
    subject.send(2)
    #expect(recorders.map(\.signals) == [["true", "finished"], ["true", "finished"]])
  }

  @Test func theResultIsFalseIfNoValueMatches() {
    #expect(values(1, 2).contains(3).signals == ["false", "finished"])
    #expect(values(1, 2).contains { $0 > 2 }.signals == ["false", "finished"])
  }

  @Test func aThrownErrorFailsThePublisher() {
    #expect(values(1, 2).tryContains { _ in throw Oops() }.signals == ["failed"])
  }
}
