import PlatenCombine
import Testing

struct BufferTests {
  let upstream = ScriptedPublisher<Int>()

  @Test(arguments: [false, true]) func aFullBufferDropsTheOldestOrTheNewest(oldest: Bool) {
    let recorder = Recorder<Int, Oops>(.none)
    upstream.buffer(size: 2, prefetch: .byRequest, whenFull: oldest ? .dropOldest : .dropNewest)
      .subscribe(recorder)
    for value in 1...4 { upstream.send(value) }
    upstream.send(completion: .finished)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == (oldest ? [3, 4] : [1, 2]))
    #expect(recorder.isFinished)
  }

  @Test func aFullBufferFailsAfterWhatItHolds() {
    let recorder = Recorder<Int, Oops>(.none)
    upstream.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Oops() })
      .subscribe(recorder)
    upstream.send(1)
    upstream.send(2)
    #expect(upstream.requests == ["unlimited", "cancel"])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [1])
    #expect(recorder.isFailed)
  }

  @Test func keepFullRequestsOneValueForEachThatLeaves() {
    let recorder = Recorder<Int, Oops>(.none)
    upstream.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).subscribe(recorder)
    for value in 1...3 { upstream.send(value) }
    recorder.subscription?.request(.max(2))
    #expect(recorder.values == [1, 2])
    #expect(upstream.requests == ["max(3)", "max(2)"])
    recorder.subscription?.request(.max(2))
    #expect(upstream.requests == ["max(3)", "max(2)", "max(1)"])
    #expect(upstream.send(4) == .max(1))
    #expect(recorder.values == [1, 2, 3, 4])
  }

  @Test func cancelingInsideAValueStopsTheValuesThatFollow() {
    let recorder = Recorder<Int, Oops>(.none) { recorder, _ in
      recorder.subscription?.cancel()
      return .none
    }
    upstream.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
    for value in 1...3 { upstream.send(value) }
    recorder.subscription?.request(.unlimited)
    #expect(recorder.values == [1])
    #expect(upstream.requests == ["unlimited", "cancel"])
  }
}
