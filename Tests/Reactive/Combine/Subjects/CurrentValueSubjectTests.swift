import PlatenCombine
import Testing

struct CurrentValueSubjectTests {
  @Test func theCurrentValueIsSentFirstAndOnce() {
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
}
