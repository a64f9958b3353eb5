import PlatenCombine
import Testing

struct AsyncPublisherTests {
  @Test func valuesAreAwaitedOneAtATime() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    var seen: [Int] = []
    for await value in subject.values {
      seen.append(value)
      if value == 3 { subject.send(completion: .finished) } else { subject.send(value + 1) }
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test func aFailureIsThrownOnce() async throws {
    let subject = PassthroughSubject<Int, Oops>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(completion: .failure(Oops()))
    await #expect(throws: Oops.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func aCanceledTaskEndsTheSequence() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task {
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
