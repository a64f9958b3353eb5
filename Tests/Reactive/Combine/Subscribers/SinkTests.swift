import PlatenCombine
import Testing

struct SinkTests {
  @Test func closuresAreReleasedAtTheEndAndOnCancellation() {
    for isCanceled in [true, false] {
      final class Token {}
      weak var token: Token?
      let subject = PassthroughSubject<Int, Never>()
      let subscription: AnyCancellable
      do {
        let captured = Token()
        token = captured
        subscription = subject.sink { _ in _ = captured }
      }
      #expect(token != nil)
      if isCanceled { subscription.cancel() } else { subject.send(completion: .finished) }
      #expect(token == nil)
    }
  }

  @Test func cancelingDuringAValueStopsTheNext() {
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    var seen: [Int] = []
    subscription = subject.sink {
      seen.append($0)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1])
  }
}
