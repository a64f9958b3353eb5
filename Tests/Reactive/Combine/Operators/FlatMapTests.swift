import PlatenCombine
import Testing

struct FlatMapTests {
  @Test func flatMapLimitsTheNumberOfActivePublishers() {
    let upstream = ScriptedPublisher<Int>()
    let children = (0..<3).map { _ in ScriptedPublisher<Int>() }
    let recorder = Recorder<Int, Oops>()
    upstream.flatMap(maxPublishers: .max(2)) { children[$0] }.subscribe(recorder)
    #expect(upstream.requests == ["max(2)"])
    upstream.send(0)
    upstream.send(1)
    children[0].send(5)
    children[0].send(completion: .finished)
    #expect(upstream.requests == ["max(2)", "max(1)"])
    upstream.send(2)
    upstream.send(completion: .finished)
    children[2].send(6)
    children[2].send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    children[1].send(completion: .finished)
    #expect(recorder.values == [5, 6])
    #expect(recorder.isFinished)
  }

  @Test func reentrantUnlimitedDemandReachesTheChildren() {
    let upstream = ScriptedPublisher<Int>()
    let child = ScriptedPublisher<Int>()
    let recorder = Recorder<Int, Oops>(.max(1)) { recorder, _ in
      recorder.subscription?.request(.unlimited)
      return .none
    }
    upstream.flatMap { _ in child }.subscribe(recorder)
    upstream.send(0)
    child.send(1)
    #expect(child.requests == ["max(1)", "unlimited"])
    child.send(2)
    #expect(recorder.values == [1, 2])
  }

  @Test func aFailureOfAChildCancelsTheOtherChildren() {
    let upstream = ScriptedPublisher<Int>()
    let children = (0..<2).map { _ in ScriptedPublisher<Int>() }
    let recorder = Recorder<Int, Oops>()
    upstream.flatMap { children[$0] }.subscribe(recorder)
    upstream.send(0)
    upstream.send(1)
    children[0].send(completion: .failure(Oops()))
    children[1].send(1)
    children[1].send(completion: .finished)
    #expect(recorder.values.isEmpty)
    #expect(recorder.isFailed)
    #expect(children[1].requests == ["unlimited", "cancel"])
  }

  @Test func aFailureOfAChildCancelsTheUpstream() {
    let upstream = ScriptedPublisher<Int>()
    let child = ScriptedPublisher<Int>()
    let recorder = Recorder<Int, Oops>()
    upstream.flatMap { _ in child }.subscribe(recorder)
    upstream.send(0)
    child.send(completion: .failure(Oops()))
    #expect(upstream.requests == ["unlimited", "cancel"])
    #expect(recorder.isFailed)
  }

  @Test func flatMapConvertsFailureTypes() {
    let child = Fail<Int, Oops>(error: Oops())
    let failing = Recorder<Int, Oops>()
    Just(1).flatMap { _ in child }.subscribe(failing)
    #expect(failing.isFailed)
    let finishing = Recorder<Int, Oops>()
    Just(1).setFailureType(to: Oops.self).flatMap { Just($0 + 1) }.subscribe(finishing)
    #expect(finishing.values == [2])
    #expect(finishing.isFinished)
  }

  @Test func cancelingStopsAllChildren() {
    let upstream = ScriptedPublisher<Int>()
    let child = ScriptedPublisher<Int>()
    let recorder = Recorder<Int, Oops>(.max(1))
    upstream.flatMap { _ in child }.subscribe(recorder)
    upstream.send(0)
    child.send(1)
    child.send(2)
    recorder.subscription?.cancel()
    recorder.subscription?.request(.max(1))
    child.send(3)
    #expect(recorder.values == [1])
    #expect(upstream.requests == ["unlimited", "cancel"])
    #expect(child.requests == ["max(1)", "cancel"])
  }
}
