import PlatenCombine
import Testing

struct SwitchToLatestTests {
  let outer = ScriptedPublisher<ScriptedPublisher<Int>>()
  let first = ScriptedPublisher<Int>()
  let second = ScriptedPublisher<Int>()

  @Test func switchToLatestSendsOnlyValuesOfTheLatestPublisher() {
    let recorder = Recorder<Int, Oops>()
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(recorder.values == [1, 3])
    #expect(first.requests == ["unlimited", "cancel"])
  }

  @Test func remainingDemandIsTransferredToTheNextPublisher() {
    let recorder = Recorder<Int, Oops>(.max(3))
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(1)
    outer.send(second)
    #expect(first.requests == ["max(3)", "cancel"])
    #expect(second.requests == ["max(2)"])
  }

  @Test func demandReturnedToAReplacedPublisherIsTransferredToTheLatest() {
    let recorder = Recorder<Int, Oops>(.max(1)) { [outer, second] _, value in
      if value == 1 { outer.send(second) }
      return .max(1)
    }
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    #expect(first.send(1) == .none)
    #expect(second.requests == ["max(1)"])
    second.send(2)
    #expect(recorder.values == [1, 2])
  }

  @Test func switchToLatestFinishesWithTheLastInnerPublisher() {
    let recorder = Recorder<Int, Oops>()
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    outer.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    first.send(completion: .finished)
    #expect(recorder.isFinished)
  }

  @Test func aFailureOfTheLatestPublisherCancelsTheOuterOne() {
    let recorder = Recorder<Int, Oops>()
    outer.switchToLatest().subscribe(recorder)
    outer.send(first)
    first.send(completion: .failure(Oops()))
    #expect(recorder.isFailed)
    #expect(outer.requests == ["unlimited", "cancel"])
  }

  @Test func switchToLatestConvertsFailureTypes() {
    let failing = Recorder<Int, Oops>()
    Just(Fail<Int, Oops>(error: Oops())).switchToLatest().subscribe(failing)
    #expect(failing.isFailed)
    let finishing = Recorder<Int, Oops>()
    Just(Just(1)).setFailureType(to: Oops.self).switchToLatest().subscribe(finishing)
    #expect(finishing.values == [1])
    #expect(finishing.isFinished)
  }

  @Test func switchToLatestSendsOnlyTheLatestAndLosesNoDemand() {
    let sources = Unprotected((0..<3).map { _ in ThreadedSource() })
    let outer = Unprotected(PassthroughSubject<ThreadedSource, Never>())
    let recorder = Recorder<Int, Never>(.max(1)) { _, _ in .max(1) }
    outer.value.switchToLatest().subscribe(recorder)
    onThreads(3) { index in
      for value in 0..<valuesPerThread {
        if index == 0 {
          outer.value.send(sources.value[1 + value % 2])
        } else {
          sources.value[index].send(value)
        }
      }
    }
    let count = recorder.values.count
    outer.value.send(sources.value[0])
    sources.value[1].send(-1)
    for value in 0..<10 { sources.value[0].send(value) }
    #expect(Array(recorder.values.dropFirst(count)) == Array(0..<10))
    outer.value.send(completion: .finished)
    sources.value[0].send(completion: .finished)
    #expect(!recorder.overlapped)
    #expect(recorder.isFinished)
  }
}
