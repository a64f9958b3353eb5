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
}
