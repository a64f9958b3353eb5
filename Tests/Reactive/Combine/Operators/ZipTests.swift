import Dispatch
import PlatenCombine
import Testing

struct ZipTests {
  let a = ScriptedPublisher<Int>()
  let b = ScriptedPublisher<Int>()

  @Test func valuesArePairedInOrder() {
    let recorder = Recorder<[Int], Oops>()
    a.zip(b) { [$0, $1] }.subscribe(recorder)
    for value in 1...3 { a.send(value) }
    for value in 11...14 { b.send(value) }
    #expect(recorder.values == [[1, 11], [2, 12], [3, 13]])
  }

  @Test func threeAndFourUpstreamsAreZippedInOrder() {
    let three = Recorder<[Int], Never>()
    [1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher) { [$0, $1, $2] }.subscribe(three)
    #expect(three.values == [[1, 3, 5], [2, 4, 6]])
    #expect(three.isFinished)
    let four = Recorder<[Int], Never>()
    [1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher, [7].publisher) { [$0, $1, $2, $3] }
      .subscribe(four)
    #expect(four.values == [[1, 3, 5, 7]])
    #expect(four.isFinished)
  }

  @Test func returnedDemandReachesEveryUpstream() {
    let recorder = Recorder<(Int, Int), Oops>(.max(1)) { _, _ in .max(2) }
    a.zip(b).subscribe(recorder)
    a.send(1)
    #expect(b.send(2) == .max(2))
    #expect(a.requests == ["max(1)", "max(2)"])
    #expect(b.requests == ["max(1)"])
  }

  @Test func aLateUpstreamReceivesTheWholeDemand() {
    let late = ScriptedPublisher<Int>(isLate: true)
    let recorder = Recorder<(Int, Int), Oops>(.max(2))
    a.zip(late).subscribe(recorder)
    recorder.subscription?.request(.max(3))
    late.sendSubscription()
    #expect(a.requests == ["max(2)", "max(3)"])
    #expect(late.requests == ["max(5)"])
  }

  @Test func zipDoesNotStallBehindAFilterAndASlowFlatMap() {
    var values: [Int] = []
    let subscription = (1...6).publisher.zip((1...6).publisher).filter { $0.0 % 2 == 0 }
      .flatMap(maxPublishers: .max(1)) { Just($0.0 * 10 + $0.1) }
      .sink { values.append($0) }
    #expect(values == [22, 44, 66])
    withExtendedLifetime(subscription) {}
  }

  @Test func longSequencesDoNotGrowTheStack() {
    let recorder = Recorder<Int, Never>(.max(1)) { _, _ in .max(1) }
    (0..<100_000).publisher.zip((0..<100_000).publisher)
      .flatMap(maxPublishers: .max(1)) { Just($0.0 - $0.1) }
      .combineLatest((0..<100_000).publisher) { $0 + $1 }
      .subscribe(recorder)
    #expect(recorder.values.last == 99_999)
    #expect(recorder.isFinished)
  }

  @Test func singleValuesOfTwoQueuesAreZipped() async {
    for _ in 0..<20 {
      let (one, other) = (DispatchQueue(label: "one"), DispatchQueue(label: "other"))
      let zip = Just(1).receive(on: one).zip(Just(2).receive(on: other)) { [$0, $1] }
      var values: [[Int]] = []
      for await value in zip.values { values.append(value) }
      #expect(values == [[1, 2]])
    }
  }

  @Test func filteredPairsAreReadOneAtATime() async {
    var values: [Int] = []
    let zip = (1...6).publisher.zip((1...6).publisher) { $0 + $1 }
    for await value in zip.filter({ $0 % 4 == 0 }).values { values.append(value) }
    #expect(values == [4, 8, 12])
  }

  @Test func zipFinishesOnceIfUpstreamsFinishOnOtherThreads() {
    for _ in 0..<trials {
      let (one, other) = (
        Unprotected(PassthroughSubject<Int, Never>()), Unprotected(PassthroughSubject<Int, Never>())
      )
      let recorder = Recorder<[Int], Never>()
      one.value.zip(other.value) { [$0, $1] }.subscribe(recorder)
      onThreads(2) { index in
        let subject = index == 0 ? one : other
        subject.value.send(index)
        subject.value.send(completion: .finished)
      }
      #expect(recorder.values == [[0, 1]])
      #expect(recorder.isFinished)
    }
  }

  @Test func zipFinishesWhenAnUpstreamIsExhausted() {
    let recorder = Recorder<[Int], Oops>()
    a.zip(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    a.send(completion: .finished)
    #expect(recorder.completions.isEmpty)
    b.send(2)
    #expect(recorder.values == [[1, 2]])
    #expect(recorder.isFinished)
    #expect(b.requests == ["unlimited", "cancel"])
  }

  @Test func aCompletionOnSubscriptionFollowsTheSubscription() {
    let recorder = Recorder<(Int, Int), Oops>()
    Fail<Int, Oops>(error: Oops()).zip(b).subscribe(recorder)
    #expect(recorder.subscription != nil)
    #expect(recorder.isFailed)
  }

  @Test func cancellationStopsTheOutputs() {
    let recorder = Recorder<[Int], Oops>()
    a.zip(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    recorder.subscription?.cancel()
    b.send(2)
    b.send(completion: .finished)
    #expect(recorder.values.isEmpty && recorder.completions.isEmpty)
    #expect(a.requests == ["unlimited", "cancel"])
  }

  @Test func cancelingReleasesStoredValues() {
    weak var released: Unprotected<Int>?
    let objects = ScriptedPublisher<Unprotected<Int>>()
    let recorder = Recorder<(Unprotected<Int>, Int), Oops>()
    objects.zip(a).subscribe(recorder)
    do {
      let object = Unprotected(1)
      released = object
      objects.send(object)
    }
    #expect(released != nil)
    recorder.subscription?.cancel()
    #expect(released == nil)
  }

  @Test func zipsWithEqualUpstreamsAreEqual() {
    let (one, two) = (Just(1), Just(2))
    #expect(one.zip(one) == Publishers.Zip(one, one))
    #expect(one.zip(one) != Publishers.Zip(two, one))
    #expect(one.zip(one) != Publishers.Zip(one, two))
    let three = Publishers.Zip3(one, one, one)
    #expect(three == one.zip(one, one))
    #expect(three != Publishers.Zip3(two, one, one))
    #expect(three != Publishers.Zip3(one, two, one))
    #expect(three != Publishers.Zip3(one, one, two))
    let four = Publishers.Zip4(one, one, one, one)
    #expect(four == one.zip(one, one, one))
    #expect(four != Publishers.Zip4(two, one, one, one))
    #expect(four != Publishers.Zip4(one, two, one, one))
    #expect(four != Publishers.Zip4(one, one, two, one))
    #expect(four != Publishers.Zip4(one, one, one, two))
  }
}
