import PlatenCombine
import Testing

struct AnySubscriberTests {
  @Test func anErasedSubscriberForwardsSignals() {
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
