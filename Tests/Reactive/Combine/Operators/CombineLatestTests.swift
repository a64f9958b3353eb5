import PlatenCombine
import Testing

struct CombineLatestTests {
  let a = ScriptedPublisher<Int>()
  let b = ScriptedPublisher<Int>()

  @Test func outputsBeginWhenAllUpstreamsHaveSentAValue() {
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

  @Test func allDemandReachesEveryUpstream() {
    let recorder = Recorder<[Int], Oops>(.max(1)) { _, _ in .max(1) }
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    a.send(1)
    #expect(b.send(2) == .max(1))
    #expect(a.requests == ["max(1)", "max(1)"])
    #expect(b.requests == ["max(1)"])
  }

  @Test func aReentrantRequestReachesEveryUpstreamOnce() {
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

  @Test func aValueWithoutDemandOnlyUpdatesTheLatestValue() {
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

  @Test func aRequestOfZeroIsIgnored() {
    let recorder = Recorder<[Int], Oops>(.none)
    a.combineLatest(b) { [$0, $1] }.subscribe(recorder)
    recorder.subscription?.request(.none)
    #expect(a.requests.isEmpty)
  }

  @Test func returnedDemandReadsSequencesCompletely() {
    let recorder = Recorder<[Int], Never>(.max(1)) { _, _ in .max(1) }
    [1, 2, 3].publisher.combineLatest([4, 5, 6].publisher) { [$0, $1] }.subscribe(recorder)
    #expect(recorder.values.last == [3, 6])
    #expect(recorder.values.count == 5)
    #expect(recorder.isFinished)
  }

  @Test func aFeedbackValueHasNoSeparateOutput() {
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

  @Test func aFeedbackValueIsPartOfTheNextOutput() {
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

  @Test func combineLatestFinishesWhenAllUpstreamsHaveFinished() {
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

  @Test func combineLatestHasTheDescriptionOfCombine() {
    let recorder = Recorder<(Int, Int), Oops>()
    a.combineLatest(b).subscribe(recorder)
    #expect(recorder.subscription.map { "\($0)" } == "CombineLatest")
  }

  @Test func publishersWithEqualUpstreamsAreEqual() {
    #expect(Just(1).combineLatest(Just(2)) == Publishers.CombineLatest(Just(1), Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Publishers.CombineLatest(Just(1), Just(3)))
  }

  @Test func cancelingDuringAnOutputStopsLaterOutputs() {
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

  @Test func outputsAreTuplesInTheOrderOfTheUpstreams() {
    #expect(Just(1).combineLatest(Just("x")).signals == [#"(1, "x")"#, "finished"])
    #expect(
      Just(1).combineLatest(Just("x"), Just(true)).signals == [#"(1, "x", true)"#, "finished"])
    #expect(
      Just(1).combineLatest(Just("x"), Just(true), Just(0.5)).signals
        == [#"(1, "x", true, 0.5)"#, "finished"])
  }

  @Test func operatorsWithATransformReturnAMap() {
    let two: Publishers.Map<Publishers.CombineLatest<Just<Int>, Just<Int>>, Int> =
      Just(1).combineLatest(Just(2)) { $0 + $1 }
    let three: Publishers.Map<Publishers.CombineLatest3<Just<Int>, Just<Int>, Just<Int>>, Int> =
      Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }
    #expect(two.combineLatest(three, Just(4), Just(5)) { $0 + $1 + $2 + $3 }.signals.first == "18")
  }

  @Test func currentValuesAreSentOnSubscription() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = subject.combineLatest(CurrentValueSubject(2)).recorder()
    subject.send(3)
    #expect(recorder.signals == ["(1, 2)", "(3, 2)"])
  }

  @Test func aSequenceIsReadCompletelyBeforeTheNextUpstreamStarts() {
    let sequences = [1, 2, 3].publisher.combineLatest(["x", "y"].publisher)
    #expect(sequences.signals == [#"(3, "x")"#, #"(3, "y")"#, "finished"])
  }

  @Test func sequencesAreReadNoFasterThanRequested() {
    let recorder = [1, 2, 3].publisher.combineLatest([4, 5, 6].publisher).recorder(.max(1))
    #expect(recorder.signals == ["(1, 4)"])
    recorder.request(.max(1))
    #expect(recorder.signals == ["(1, 4)", "(2, 4)"])
    recorder.request(.max(1))
    #expect(recorder.signals == ["(1, 4)", "(2, 4)", "(3, 5)", "finished"])
  }

  @Test func aPublisherCanBeCombinedWithItself() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = subject.combineLatest(subject) { max($0, $1) }.recorder()
    subject.send(1)
    subject.send(2)
    #expect(recorder.values == [1, 2, 2])
  }

  @Test func eachSubscriberHasItsOwnLatestValues() {
    let early = Recorder<[Int], Oops>()
    let late = Recorder<[Int], Oops>()
    let (a, b) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let latest = a.combineLatest(b) { [$0, $1] }
    latest.subscribe(early)
    a.send(1)
    latest.subscribe(late)
    b.send(2)
    #expect(early.values == [[1, 2]])
    #expect(late.values == [])
  }

  @Test func aLateUpstreamReceivesTheWholeDemand() {
    let late = ScriptedPublisher<Int>(isLate: true)
    let recorder = a.combineLatest(late).recorder(.max(2))
    recorder.request(.max(3))
    late.sendSubscription()
    #expect(a.requests == ["max(2)", "max(3)"])
    #expect(late.requests == ["max(5)"])
  }

  @Test func lateUpstreamSubscriptionsAreCanceled() {
    let late = ScriptedPublisher<Int>(isLate: true)
    a.combineLatest(late).recorder().cancel()
    late.sendSubscription()
    #expect(late.requests == ["cancel"])
  }

  @Test func anUpstreamThatFinishesOnSubscriptionEndsThePublisherAfterwards() {
    let recorder = Fail<Int, Oops>(error: Oops()).combineLatest(b).recorder(.none)
    #expect(recorder.subscription != nil)
    #expect(recorder.signals == ["failed"])
    #expect(b.requests == ["cancel"])
    #expect(Empty<Int, Never>().combineLatest(Empty<Int, Never>()).signals == ["finished"])
  }

  @Test func publishersOfThreeAndFourUpstreamsCompareThem() {
    let (one, two) = (Just(1), Just(2))
    let three = Publishers.CombineLatest3(one, one, one)
    #expect(three == one.combineLatest(one, one))
    #expect(three != Publishers.CombineLatest3(two, one, one))
    #expect(three != Publishers.CombineLatest3(one, two, one))
    #expect(three != Publishers.CombineLatest3(one, one, two))
    let four = Publishers.CombineLatest4(one, one, one, one)
    #expect(four == one.combineLatest(one, one, one))
    #expect(four != Publishers.CombineLatest4(two, one, one, one))
    #expect(four != Publishers.CombineLatest4(one, two, one, one))
    #expect(four != Publishers.CombineLatest4(one, one, two, one))
    #expect(four != Publishers.CombineLatest4(one, one, one, two))
  }

  @Test(arguments: ["finish", "fail", "cancel"]) func latestValuesAreReleasedAtTheEnd(end: String) {
    let (a, b) = (ScriptedPublisher<Unprotected<Int>>(), b)
    let recorder = Recorder<Int, Oops>()
    a.combineLatest(b) { $0.value + $1 }.subscribe(recorder)
    weak var released: Unprotected<Int>?
    do {
      let object = Unprotected(1)
      released = object
      a.send(object)
    }
    #expect(released != nil)
    switch end {
    case "finish":
      a.send(completion: .finished)
      b.send(completion: .finished)
    case "fail": b.send(completion: .failure(Oops()))
    default: recorder.cancel()
    }
    #expect(released == nil)
  }

  /// The test would deadlock if the operator released the value while holding its lock.
  @Test func aReplacedValueCanSendAnotherValueWhenItIsReleased() {
    let (a, b) = (PassthroughSubject<AnyObject, Oops>(), PassthroughSubject<Int, Oops>())
    let recorder = a.combineLatest(b) { _, number in number }.recorder()
    a.send(AnyCancellable { a.send(Unprotected(0)) })
    b.send(1)
    a.send(Unprotected(0))
    #expect(recorder.values == [1, 1, 1])
  }

  @Test func assignFollowsThreePublishedProperties() {
    var form: Form? = Form()
    #expect(form?.canSubmit == false)
    form?.name = "ada"
    form?.password = "12345"
    #expect(form?.canSubmit == false)
    form?.repetition = "12345"
    #expect(form?.canSubmit == true)
    weak let released = form
    form = nil
    #expect(released == nil)
  }
}

private final class Form: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repetition = ""
  @Published private(set) var canSubmit = false

  init() {
    Publishers.CombineLatest3($name, $password, $repetition)
      .map { name, password, repetition in
        !name.isEmpty && password.count >= 5 && password == repetition
      }
      .assign(to: &$canSubmit)
  }
}
