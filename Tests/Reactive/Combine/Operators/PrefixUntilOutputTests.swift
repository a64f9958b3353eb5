import PlatenCombine
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

  @Test func prefixUntilOutputOfSynchronousPublishersFinishesWithoutValues() {
    let recorder = Recorder<[Int], Never>()
    Just(1).prefix(untilOutputFrom: Just(0)).collect().subscribe(recorder)
    #expect(recorder.values == [[]])
    #expect(recorder.isFinished)
  }

  @Test func aSubscriptionThatArrivesAfterTheEndIsCanceled() {
    let late = ScriptedPublisher<Int>(isLate: true)
    let recorder = Recorder<Int, Oops>()
    late.prefix(untilOutputFrom: other).subscribe(recorder)
    other.send(0)
    #expect(recorder.isFinished)
    late.sendSubscription()
    #expect(late.requests == ["cancel"])
    #expect(recorder.signals == ["finished"])
  }

  @Test func theOtherPublisherIsCanceledAfterItsFirstValue() {
    upstream.prefix(untilOutputFrom: other).subscribe(Recorder<Int, Oops>())
    other.send(0)
    #expect(other.requests == ["max(1)", "cancel"])
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
