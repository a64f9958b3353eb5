import PlatenCombine
import Testing

struct AssignTests {
  private final class Holder {
    var values: [Int] = []
    var value = 0 { didSet { values.append(value) } }
  }

  @Test func assignSetsEachValueUntilCancellation() {
    let (subject, holder) = (PassthroughSubject<Int, Never>(), Holder())
    let subscription = subject.assign(to: \.value, on: holder)
    subject.send(1)
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(holder.values == [1, 2])
  }

  @Test(arguments: [true, false]) func theObjectIsReleasedAtTheEnd(isCanceled: Bool) {
    let subject = PassthroughSubject<Int, Never>()
    weak var kept: Holder?
    let subscription: AnyCancellable
    do {
      let holder = Holder()
      kept = holder
      subscription = subject.assign(to: \.value, on: holder)
    }
    #expect(kept != nil)
    if isCanceled { subscription.cancel() } else { subject.send(completion: .finished) }
    #expect(kept == nil)
  }
}
