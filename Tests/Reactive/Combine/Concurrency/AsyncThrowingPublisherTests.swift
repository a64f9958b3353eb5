import PlatenCombine
import Testing

struct AsyncThrowingPublisherTests {
  @Test func aFailureIsThrownOnce() async throws {
    let subject = PassthroughSubject<Int, Oops>()
    var iterator = subject.values.makeAsyncIterator()
    subject.send(completion: .failure(Oops()))
    await #expect(throws: Oops.self) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }
}
