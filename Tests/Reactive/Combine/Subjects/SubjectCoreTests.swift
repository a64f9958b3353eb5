import PlatenCombine
import Testing

struct SubjectCoreTests {
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

  @Test func aFinishedSubjectSendsOnlyItsCompletion() {
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(completion: .failure(Oops()))
    subject.send(completion: .finished)
    var end: Subscribers.Completion<Oops>?
    let subscription = subject.sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    #expect(end == .failure(Oops()))
    withExtendedLifetime(subscription) {}
  }

  @Test func valuesFromSeveralThreadsAreDeliveredOneAtATimeWithoutLoss() {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected([Int]())
    let finishes = Unprotected(0)
    let subscription = subject.value.map { $0 }.sink(
      receiveCompletion: { _ in finishes.value += 1 }, receiveValue: { seen.value.append($0) })
    onThreads(4) { _ in for value in 0..<valuesPerThread { subject.value.send(value) } }
    onThreads(2) { _ in subject.value.send(completion: .finished) }
    #expect(seen.value.count == 4 * valuesPerThread)
    #expect(finishes.value == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func sinkReceivesValuesFromSeveralThreadsOneAtATime() {
    let subject = Unprotected(PassthroughSubject<Int, Never>())
    let seen = Unprotected([Int]())
    let subscription = subject.value.sink { seen.value.append($0) }
    onThreads(4) { _ in for value in 0..<valuesPerThread { subject.value.send(value) } }
    #expect(seen.value.count == 4 * valuesPerThread)
    withExtendedLifetime(subscription) {}
  }
}
