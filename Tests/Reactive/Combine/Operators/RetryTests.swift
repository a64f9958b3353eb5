import PlatenCombine
import Testing

struct RetryTests {
  @Test func retryResubscribesUpToTheLimit() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return Just(attempts).setFailureType(to: Oops.self).append(Fail(error: Oops()))
    }
    let recorder = Recorder<Int, Oops>()
    publisher.retry(2).subscribe(recorder)
    #expect(recorder.values == [1, 2, 3])
    #expect(recorder.isFailed)
  }

  @Test func remainingDemandIsTransferredToTheNextAttempt() {
    let upstream = ScriptedPublisher<Int>()
    let recorder = Recorder<Int, Oops>(.max(3))
    upstream.retry(1).subscribe(recorder)
    upstream.send(1)
    upstream.send(completion: .failure(Oops()))
    #expect(upstream.requests == ["max(3)", "max(2)"])
    upstream.send(2)
    upstream.send(completion: .finished)
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFinished)
  }

  @Test func manyFailuresOnSubscriptionDoNotGrowTheStack() {
    var attempts = 0
    let publisher = Deferred {
      attempts += 1
      return Fail<Int, Oops>(error: Oops())
    }
    let recorder = Recorder<Int, Oops>()
    publisher.retry(100_000).subscribe(recorder)
    #expect(attempts == 100_001)
    #expect(recorder.isFailed)
  }

  @Test func cancelingStopsTheRetries() {
    let upstream = ScriptedPublisher<Int>()
    let recorder = Recorder<Int, Oops>()
    upstream.retry(5).subscribe(recorder)
    recorder.subscription?.cancel()
    upstream.send(completion: .failure(Oops()))
    #expect(upstream.requests == ["unlimited", "cancel"])
    #expect(recorder.completions.isEmpty)
  }
}
