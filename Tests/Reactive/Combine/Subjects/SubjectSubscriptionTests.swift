import PlatenCombine
import Testing

struct SubjectSubscriptionTests {
  @Test func cancelingFromAnotherThreadStopsValuesAndReleasesTheClosure() {
    for _ in 0..<trials {
      let subject = Unprotected(PassthroughSubject<Int, Never>())
      weak var released: Unprotected<Int>?
      do {
        let seen = Unprotected(0)
        released = seen
        let subscription = Unprotected(subject.value.sink { seen.value += $0 })
        onThreads(2) { index in
          if index == 0 {
            for value in 1...20 { subject.value.send(value) }
          } else {
            subscription.value.cancel()
          }
        }
      }
      #expect(released == nil)
    }
  }
}
