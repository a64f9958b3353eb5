import PlatenCombine
import Testing

struct CatchTests {
  let upstream = ScriptedPublisher<Int>()
  let replacement = ScriptedPublisher<Int>()

  @Test func catchForwardsTheRemainingDemandToTheReplacement() {
    let recorder = Recorder<Int, Oops>(.max(3))
    upstream.catch { _ in replacement }.subscribe(recorder)
    upstream.send(1)
    upstream.send(completion: .failure(Oops()))
    #expect(replacement.requests == ["max(2)"])
    replacement.send(2)
    replacement.send(completion: .failure(Oops()))
    #expect(recorder.values == [1, 2])
    #expect(recorder.isFailed)
  }

  @Test func aFinishIsNotReplaced() {
    let recorder = Recorder<Int, Never>()
    upstream.catch { _ in Just(9) }.subscribe(recorder)
    upstream.send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFinished)
  }

  @Test func anErrorThrownByTheHandlerIsTheFailure() {
    let recorder = Recorder<Int, any Error>()
    upstream.tryCatch { error -> Just<Int> in throw error }.subscribe(recorder)
    upstream.send(completion: .failure(Oops()))
    #expect(recorder.isFailed)
    let recovered = Recorder<Int, any Error>()
    upstream.tryCatch { _ in Just(9) }.subscribe(recovered)
    upstream.send(completion: .failure(Oops()))
    #expect(recovered.values == [9])
    #expect(recovered.isFinished)
  }

  @Test func cancelingCancelsTheReplacement() {
    let recorder = Recorder<Int, Oops>()
    upstream.catch { _ in replacement }.subscribe(recorder)
    upstream.send(completion: .failure(Oops()))
    recorder.subscription?.cancel()
    #expect(upstream.requests == ["unlimited"])
    #expect(replacement.requests == ["unlimited", "cancel"])
  }
}
