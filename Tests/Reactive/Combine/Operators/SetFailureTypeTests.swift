import PlatenCombine
import Testing

struct SetFailureTypeTests {
  @Test func setFailureTypeForwardsValuesAndTheFinish() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.setFailureType(to: Oops.self).recorder()
    subject.send(1)
    subject.send(completion: .finished)
    #expect(recorder.signals == ["1", "finished"])
  }

  @Test func theLastFailureTypeApplies() {
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.setFailureType(to: Oops.self).setFailureType(to: (any Error).self)
    #expect(
      type(of: publisher)
        == Publishers.SetFailureType<PassthroughSubject<Int, Never>, any Error>.self)
  }
}
