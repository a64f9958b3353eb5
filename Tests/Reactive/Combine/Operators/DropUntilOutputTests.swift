import PlatenCombine
import Testing

struct DropUntilOutputTests {
  let upstream = ScriptedPublisher<Int>()
  let other = ScriptedPublisher<Int>()

  @Test func valuesAreDroppedUntilTheOtherPublisherSendsAValue() {
    let recorder = Recorder<Int, Oops>()
    upstream.drop(untilOutputFrom: other).subscribe(recorder)
    upstream.send(1)
    other.send(0)
    upstream.send(2)
    other.send(completion: .finished)
    upstream.send(completion: .finished)
    #expect(recorder.values == [2])
    #expect(recorder.isFinished)
  }

  @Test func dropUntilOutputFinishesIfTheOtherPublisherFinishesWithoutAValue() {
    let recorder = Recorder<Int, Oops>()
    upstream.drop(untilOutputFrom: other).subscribe(recorder)
    other.send(completion: .finished)
    #expect(recorder.isFinished)
    #expect(upstream.requests == ["unlimited", "cancel"])
  }

  @Test func dropUntilOutputFinishesOnceIfBothFinish() {
    let recorder = Recorder<Int, Oops>()
    upstream.drop(untilOutputFrom: other).subscribe(recorder)
    upstream.send(completion: .finished)
    other.send(completion: .finished)
    #expect(recorder.isFinished)
    #expect(other.requests == ["max(1)", "cancel"])
    let second = Recorder<Int, Never>()
    Just(1).drop(untilOutputFrom: Empty<Int, Never>()).subscribe(second)
    #expect(second.isFinished)
  }

  @Test func theOtherPublisherIsCanceledAfterItsFirstValue() {
    upstream.drop(untilOutputFrom: other).subscribe(Recorder<Int, Oops>())
    other.send(0)
    #expect(other.requests == ["max(1)", "cancel"])
  }

  @Test func anUpstreamIsCanceledIfTheOtherPublisherHasFinishedBefore() {
    let recorder = Recorder<Int, Oops>()
    upstream.drop(untilOutputFrom: Empty<Int, Oops>()).subscribe(recorder)
    #expect(recorder.isFinished)
    #expect(upstream.requests == ["cancel"])
  }

  @Test func aSubjectRetainsNoOperatorThatItHasTriggered() {
    let (source, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    weak var released: Unprotected<Int>?
    do {
      let object = Unprotected(0)
      released = object
      let prefix = source.prefix(untilOutputFrom: other).sink { object.value += $0 }
      let drop = source.drop(untilOutputFrom: other).sink { object.value += $0 }
      other.send(0)
      source.send(1)
      #expect(object.value == 1)
      drop.cancel()
      prefix.cancel()
    }
    withExtendedLifetime((source, other)) { #expect(released == nil) }
  }

  @Test func untilOutputOperatorsFinishOnce() {
    for _ in 0..<trials {
      let (source, other) = (Unprotected(ThreadedSource()), Unprotected(ThreadedSource()))
      let prefix = Recorder<Int, Never>()
      let drop = Recorder<Int, Never>()
      source.value.prefix(untilOutputFrom: other.value).subscribe(prefix)
      source.value.drop(untilOutputFrom: other.value).subscribe(drop)
      onThreads(2) { index in
        if index == 0 {
          for value in 0..<10 { source.value.send(value) }
          source.value.send(completion: .finished)
        } else {
          other.value.send(0)
          other.value.send(completion: .finished)
        }
      }
      #expect(!prefix.overlapped && !drop.overlapped)
      #expect(prefix.isFinished && drop.isFinished)
      #expect(prefix.values == Array(0..<prefix.values.count))
      #expect(drop.values == Array(10 - drop.values.count..<10))
    }
  }
}
