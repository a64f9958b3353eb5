import PlatenCombine
import Testing

struct AnyPublisherTests {
  @Test func anErasedPublisherDeliversTheSameValues() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let subscription = subject.map { $0 * 2 }.eraseToAnyPublisher().sink { seen.append($0) }
    subject.send(2)
    #expect(seen == [4])
    #expect(subject.eraseToAnyPublisher().description == "AnyPublisher")
    withExtendedLifetime(subscription) {}
  }
}
