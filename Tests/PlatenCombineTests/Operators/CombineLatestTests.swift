import PlatenCombine
import Testing

struct CombineLatestTests {
  let a = ScriptedPublisher<Int>()
  let b = ScriptedPublisher<Int>()

  @Test func eachValueMakesAnOutputOnceAllUpstreamsHaveSentOne() {
    let recorder = Recorder<[Int], Oops>()
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    a.send(3)
    #expect(recorder.values == [[2, 10], [2, 20], [3, 20]])
  }

  @Test func threeAndFourUpstreamsAreCombined() {
    let c = ScriptedPublisher<Int>()
    let d = ScriptedPublisher<Int>()
    let four = Recorder<[Int], Oops>()
    a.combineLatest(b, c, d) { [$0, $1, $2, $3] }.subscribe(four)
    for (index, upstream) in [a, b, c, d, a].enumerated() { upstream.send(index) }
    #expect(four.values == [[0, 1, 2, 3], [4, 1, 2, 3]])
    let three = Recorder<[Int], Oops>()
    a.combineLatest(b, c) { [$0, $1, $2] }.subscribe(three)
    for (index, upstream) in [a, b, c, b].enumerated() { upstream.send(index) }
    #expect(three.values == [[0, 1, 2], [0, 3, 2]])
  }

  @Test func everyRequestAndReplyReachesEveryUpstream() {
    let recorder = Recorder<[Int], Oops>(.max(1)) { _, _ in .max(1) }
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    #expect(b.send(2) == .max(1))
    #expect(a.requests == ["max(1)", "max(1)"])
    #expect(b.requests == ["max(1)"])
  }

  @Test func aRequestThatIsMadeInsideAnOutputReachesEveryUpstreamOnce() {
    let recorder = Recorder<[Int], Oops>(.max(1)) { recorder, _ in
      recorder.subscription?.request(.max(3))
      return .none
    }
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    #expect(b.send(2) == .max(3))
    #expect(a.requests == ["max(1)", "max(3)"])
    #expect(b.requests == ["max(1)"])
  }

  @Test func aValueThatMeetsNoDemandBecomesTheLatestWithoutAnOutput() {
    let recorder = Recorder<[Int], Oops>(.max(1))
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    for value in 1...3 { a.send(value) }
    b.send(10)
    a.send(4)
    #expect(recorder.values == [[3, 10]])
    recorder.subscription?.request(.max(1))
    #expect(recorder.values == [[3, 10]])
    b.send(20)
    #expect(recorder.values == [[3, 10], [4, 20]])
  }

  @Test func aZeroRequestIsIgnored() {
    let recorder = Recorder<[Int], Oops>(.none)
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    recorder.subscription?.request(.none)
    #expect(a.requests.isEmpty)
  }

  @Test func sequencesAreReadToTheirEndByReplies() {
    let recorder = Recorder<[Int], Never>(.max(1)) { _, _ in .max(1) }
    [1, 2, 3].publisher.combineLatest([4, 5, 6].publisher) { [$0, $1] }.subscribe(recorder)
    #expect(recorder.values.last == [3, 6])
    #expect(recorder.values.count == 5)
    #expect(recorder.isFinished)
  }

  @Test func aValueFedBackIntoAnUpstreamHasNoOutputOfItsOwn() {
    final class Model {
      @Published var first = 1
      @Published var total = 0
    }
    let model = Model()
    var outputs: [[Int]] = []
    let subscription = model.$first.combineLatest(model.$total).sink { [unowned model] in
      outputs.append([$0, $1])
      model.total = $0 + 1
    }
    #expect(model.total == 2)
    model.first = 5
    #expect(outputs == [[1, 0], [5, 2]])
    #expect(model.total == 6)
    withExtendedLifetime(subscription) {}
  }

  @Test func theFedBackValueIsTheLatestOfTheNextOutput() {
    let recorder = Recorder<[Int], Oops> { [b] recorder, _ in
      if recorder.values.count == 1 { b.send(99) }
      return .none
    }
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    b.send(2)
    #expect(recorder.values == [[1, 2]])
    a.send(3)
    #expect(recorder.values == [[1, 2], [3, 99]])
  }

  @Test func itFinishesWhenAllUpstreamsHaveFinished() {
    let recorder = Recorder<[Int], Oops>()
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    #expect(recorder.values == [[1, 2]])
    #expect(recorder.completions.isEmpty)
    b.send(completion: .finished)
    b.send(completion: .failure(Oops()))
    #expect(recorder.isFinished)
    #expect(a.requests + b.requests == ["unlimited", "unlimited"])
  }

  @Test func aFailureCancelsTheOtherUpstreams() {
    let recorder = Recorder<[Int], Oops>()
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(completion: .failure(Oops()))
    b.send(completion: .failure(Oops()))
    #expect(recorder.isFailed)
    #expect(a.requests == ["unlimited"])
    #expect(b.requests == ["unlimited", "cancel"])
  }

  @Test func itDescribesItself() {
    let recorder = Recorder<(Int, Int), Oops>()
    a.combineLatest(b).subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "CombineLatest")
  }

  @Test func twoAreEqualIfTheirUpstreamsAre() {
    #expect(Just(1).combineLatest(Just(2)) == Publishers.CombineLatest(Just(1), Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Publishers.CombineLatest(Just(1), Just(3)))
  }

  @Test func nothingIsSentAfterACancellationInsideAnOutput() {
    let recorder = Recorder<[Int], Oops> { recorder, _ in
      recorder.subscription?.cancel()
      return .max(1)
    }
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .failure(Oops()))
    #expect(recorder.values == [[1, 2]])
    #expect(recorder.completions.isEmpty)
    #expect(a.requests == ["unlimited", "cancel"])
  }
}
