import PlatenPublishers
import Testing

struct PrefixUntilOutputTests {
  let upstream = ScriptedPublisher<Int>()
  let other = ScriptedPublisher<Int>()

  @Test func prefixUntilOutputFinishesWhenTheOtherPublisherSendsAValue() {
    let recorder = Recorder<Int, Oops>()
    upstream.prefix(untilOutputFrom: other).subscribe(recorder)
    upstream.send(1)
    other.send(0)
    upstream.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    #expect(upstream.requests == ["unlimited", "cancel"])
  }

  @Test func prefixUntilOutputContinuesIfTheOtherPublisherFinishesWithoutAValue() {
    let recorder = Recorder<Int, Oops>()
    upstream.prefix(untilOutputFrom: other).subscribe(recorder)
    other.send(completion: .failure(Oops()))
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }
}
