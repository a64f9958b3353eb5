import PlatenCombine
import Testing

struct SubjectEntryTests {
  @Test func aSubscriberReceivesNoMoreThanItRequested() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = RequestingSubscriber<Int>()
    subject.subscribe(subscriber)
    subject.send(1)
    subscriber.request(.max(2))
    for value in 2...5 { subject.send(value) }
    #expect(subscriber.values == [2, 3])
  }

  @Test func aConcurrentRequestReceivesTheLastValue() {
    for _ in 0..<trials {
      let subject = Unprotected(CurrentValueSubject<Int, Never>(0))
      let subscriber = RequestingSubscriber<Int>()
      subject.value.subscribe(subscriber)
      onThreads(2) { index in
        if index == 0 {
          for value in 1...10 { subject.value.send(value) }
        } else {
          for _ in 1...20 { subscriber.request(.max(1)) }
        }
      }
      #expect(subscriber.values.last == 10)
      #expect(subscriber.values == subscriber.values.sorted())
    }
  }
}
