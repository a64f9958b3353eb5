import PlatenCombine
import Testing

struct SubjectSubscriberTests {
  @Test func aSubjectReceivesFromAPublisherUntilItIsReleased() {
    let source = PassthroughSubject<Int, Never>()
    var subject: PassthroughSubject<Int, Never>? = PassthroughSubject()
    var seen: [Int] = []
    let sink = subject?.sink { seen.append($0) }
    let feed = subject.map { source.subscribe($0) }
    source.send(1)
    sink?.cancel()
    subject = nil
    source.send(2)
    #expect(seen == [1])
    withExtendedLifetime(feed) {}
  }
}
