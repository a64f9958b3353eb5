import PlatenCombine
import Testing

struct UntilOutputTests {
  let upstream = ScriptedPublisher<Int>()
  let other = ScriptedPublisher<Int>()

  @Test func aPrefixEndsWithTheFirstValueOfTheOther() {
    let recorder = Recorder<Int, Oops>()
    upstream.prefix(untilOutputFrom: other).subscribe(recorder)
    upstream.send(1)
    other.send(0)
    upstream.send(2)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
    #expect(upstream.requests == ["unlimited", "cancel"])
  }

  @Test func aPrefixGoesOnWhenTheOtherEndsWithoutAValue() {
    let recorder = Recorder<Int, Oops>()
    upstream.prefix(untilOutputFrom: other).subscribe(recorder)
    other.send(completion: .failure(Oops()))
    upstream.send(1)
    upstream.send(completion: .finished)
    #expect(recorder.values == [1])
    #expect(recorder.isFinished)
  }

  @Test func valuesAreDroppedUntilTheFirstValueOfTheOther() {
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

  @Test func aDropEndsWhenTheOtherEndsWithoutAValue() {
    let recorder = Recorder<Int, Oops>()
    upstream.drop(untilOutputFrom: other).subscribe(recorder)
    other.send(completion: .finished)
    #expect(recorder.isFinished)
    #expect(upstream.requests == ["unlimited", "cancel"])
  }

  @Test func aDropEndsOnceAlthoughBothEnd() {
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
}
