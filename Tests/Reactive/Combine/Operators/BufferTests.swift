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

  @Test func aFullBufferFailsAfterItsValues() {
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

  @Test func keepFullRequestsOneValueForEachDeliveredValue() {
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

  @Test func cancelingDuringAValueStopsLaterValues() {
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

  @Test func bufferDeliversOnlyOnOneThreadAtATime() {
    let source = Unprotected(ThreadedSource())
    let recorder = Unprotected(Recorder<Int, Never>(.none))
    source.value.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest)
      .subscribe(recorder.value)
    onThreads(2) { index in
      for value in 0..<valuesPerThread {
        if index == 0 {
          source.value.send(value)
        } else {
          recorder.value.subscription?.request(.max(1))
        }
      }
    }
    source.value.send(completion: .finished)
    recorder.value.subscription?.request(.max(1))
    #expect(!recorder.value.overlapped)
    #expect(recorder.value.values == Array(0..<valuesPerThread))
    #expect(recorder.value.isFinished)
  }

  @Test func aSlowFlatMapAfterABufferDoesNotStall() {
    let sources = Unprotected((0..<2).map { _ in ThreadedSource() })
    let recorder = Recorder<Int, Never>(.max(1)) { _, _ in .max(1) }
    sources.value[0]
      .buffer(size: .max, prefetch: .keepFull, whenFull: .dropNewest)
      .flatMap(maxPublishers: .max(1)) { [other = sources.value[1]] value in
        other.first().map { _ in value }.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)
      }
      .subscribe(recorder)
    onThreads(2) { index in
      for value in 0..<valuesPerThread { sources.value[index].send(value) }
    }
    while recorder.values.count < valuesPerThread {
      let count = recorder.values.count
      sources.value[1].send(0)
      if recorder.values.count == count { break }
    }
    #expect(!recorder.overlapped)
    #expect(recorder.values == Array(0..<valuesPerThread))
  }
}
