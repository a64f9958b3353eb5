import PlatenCombine
import Testing

struct SubjectTests {
  @Test func subscribersAreCalledInTheOrderOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [Int] = []
    let subscriptions = (0..<100).map { index in subject.sink { _ in order.append(index) } }
    subject.send(1)
    #expect(order == Array(0..<100))
    subscriptions[50].cancel()
    order = []
    subject.send(2)
    #expect(order == Array(0..<50) + Array(51..<100))
  }

  @Test func aNestedValueIsDeliveredInsideTheOuterOne() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let subscription = subject.sink { value in
      seen.append("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      seen.append("end \(value)")
    }
    subject.send(1)
    #expect(seen == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    withExtendedLifetime(subscription) {}
  }

  @Test func aSubscriberReceivesNoMoreThanItRequested() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RequestingSubscriber<Int>()
    subject.subscribe(subscriber)
    subject.send(1)
    subscriber.request(.max(2))
    for value in 2...5 { subject.send(value) }
    #expect(subscriber.values == [2, 3])
  }

  @Test func aSubscriberOfAFinishedSubjectOnlyLearnsOfTheEnd() {
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(completion: .failure(Oops()))
    subject.send(completion: .finished)
    var end: Subscribers.Completion<Oops>?
    let subscription = subject.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    #expect(end == .failure(Oops()))
    withExtendedLifetime(subscription) {}
  }

  @Test func theCurrentValueComesFirstAndIsNotRepeated() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let subscriber = RequestingSubscriber<Int>()
    subject.value = 1
    subject.subscribe(subscriber)
    subscriber.request(.max(2))
    #expect(subscriber.values == [1])
    subject.send(2)
    subject.send(3)
    #expect(subscriber.values == [1, 2])
    subscriber.request(.max(2))
    #expect(subscriber.values == [1, 2, 3])
  }

  @Test func aSubjectIsFedByAPublisherForAsLongAsItLives() {
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
