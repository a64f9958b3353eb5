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

  @Test func anErasedSubscriberPassesSignalsOn() {
    let subject = PassthroughSubject<Int, Oops>()
    let target = PassthroughSubject<Int, Oops>()
    var seen: [Int] = []
    let subscription = target.sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    subject.subscribe(AnySubscriber(target))
    subject.send(1)
    #expect(seen == [1])
    #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
    withExtendedLifetime(subscription) {}
  }
}
