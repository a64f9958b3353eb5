import PlatenCombine
import Testing

/// Laws about the completion and cancellation of every operator.
struct OperatorEndLaws {
  static let failing = Operator.all(without: .handlesFailure, .endsEarly)

  @Test(arguments: Operator.all) func theFinishIsSentOnceAndLast(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    for upstream in trial.upstreams.dropLast() { upstream.send(completion: .finished) }
    trial.settle()
    if !tested.has(.finishesWithOne), !tested.has(.endsEarly) { #expect(trial.finishCount == 0) }
    trial.finish()
    trial.request(.max(1))
    trial.play(rounds: 2)
    #expect(trial.finishCount == 1)
    #expect(trial.downstream.signals.last == "finished")
  }

  @Test(arguments: Operator.all(without: .reduces, .endsEarly, .beginsItself, .finishNeedsDemand))
  func aFinishIsSentWithoutDemand(tested: Operator) {
    let trial = Trial(tested, .none)
    trial.finish()
    #expect(trial.downstream.signals == ["finished"])
  }

  @Test(arguments: failing) func aFailureIsSentOnceAndLast(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    trial.fail()
    trial.play(rounds: 2)
    trial.finish()
    #expect(trial.downstream.signals.last == "failed")
    #expect(trial.downstream.completions.count == 1)
  }

  @Test(arguments: failing.filter { !$0.has(.beginsItself) })
  func aFailureIsSentWithoutDemandAndCancelsTheOtherUpstreams(tested: Operator) {
    let trial = Trial(tested, .none)
    trial.fail()
    #expect(trial.downstream.signals == ["failed"])
    for other in trial.upstreams.dropFirst() { #expect(other.cancelCount == 1) }
  }

  @Test(arguments: Operator.all(with: .handlesFailure))
  func aHandledFailureDoesNotReachTheDownstream(tested: Operator) {
    let trial = Trial(tested)
    trial.play()
    trial.fail()
    #expect(trial.finishCount == 1)
    #expect(trial.downstream.completions.count == 1)
  }

  @Test(arguments: Operator.all(with: .endsEarly)) func anEarlyEndCancelsTheUpstream(
    tested: Operator
  ) {
    let trial = Trial(tested)
    trial.play()
    #expect(trial.downstream.signals.count == 2)
    #expect(trial.downstream.signals.last == "finished")
    #expect(trial.upstreams[0].cancelCount == 1)
  }

  @Test(arguments: Operator.all(without: .endsEarly))
  func aCancellationCancelsEveryUpstreamOnce(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    trial.cancel()
    for upstream in trial.upstreams { #expect(upstream.cancelCount == 1) }
  }

  @Test(arguments: Operator.all) func cancellationStopsAllSignals(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    for upstream in trial.upstreams { upstream.send(1000) }
    let before = trial.downstream.signals
    trial.downstream.cancel()
    trial.play(rounds: 2)
    trial.fail()
    trial.request(.unlimited)
    #expect(trial.downstream.signals == before)
    #expect(trial.queue.pendingCount == 0)
  }

  @Test(arguments: Operator.all, [Subscribers.Completion<Oops>.finished, .failure(Oops())])
  func cancellationStopsACompletionThatHasNotBeenSent(
    tested: Operator, completion: Subscribers.Completion<Oops>
  ) {
    for demand in [Subscribers.Demand.none, .unlimited] {
      let trial = Trial(tested, demand)
      trial.play(rounds: 2)
      for upstream in trial.upstreams { upstream.send(completion: completion) }
      let before = trial.downstream.signals
      trial.downstream.cancel()
      trial.settle()
      trial.request(.unlimited)
      #expect(trial.downstream.signals == before)
      #expect(trial.queue.pendingCount == 0)
    }
  }

  @Test(arguments: Operator.all) func aRequestAfterACancellationIsIgnored(tested: Operator) {
    let trial = Trial(tested, .none)
    trial.cancel()
    trial.request(.unlimited)
    trial.play(rounds: 2)
    trial.finish()
    #expect(trial.downstream.signals == [])
  }

  @Test(arguments: Operator.all(with: .subscribesFirst))
  func lateUpstreamSubscriptionsAreCanceled(tested: Operator) {
    let trial = Trial(tested, areLate: true)
    trial.cancel()
    for upstream in trial.upstreams { upstream.sendSubscription() }
    for upstream in trial.upstreams { #expect(upstream.cancelCount == 1) }
  }

  @Test(arguments: Operator.all)
  func signalsAfterTheEndAreIgnoredUnlessCombineForwardsThem(tested: Operator) {
    let upstreams = (0..<tested.arity).map { _ in ScriptedPublisher<Int>() }
    let (recorder, queue) = (Recorder<[Int], Oops>(), ManualQueue())
    tested.apply(upstreams.map { $0.eraseToAnyPublisher() }, queue).subscribe(recorder)
    queue.advance()
    for upstream in upstreams { upstream.send(1) }
    for upstream in upstreams { upstream.send(completion: .finished) }
    queue.advance(by: 2)
    #expect(recorder.signals.last == "finished")
    let before = recorder.signals
    for upstream in upstreams {
      upstream.send(2)
      upstream.send(completion: .failure(Oops()))
    }
    queue.advance(by: 2)
    #expect((recorder.signals == before) == !tested.has(.passesLateSignals))
  }

  @Test(arguments: Operator.all)
  func aSecondSubscriptionIsCanceledUnlessCombineForwardsIt(tested: Operator) {
    let upstreams = (0..<tested.arity).map { _ in ScriptedPublisher<Int>() }
    let (recorder, queue) = (Recorder<[Int], Oops>(), ManualQueue())
    tested.apply(upstreams.map { $0.eraseToAnyPublisher() }, queue).subscribe(recorder)
    queue.advance()
    for upstream in upstreams { upstream.sendSubscription(" again") }
    for upstream in upstreams {
      let isCanceled = upstream.requests.last == "cancel again"
      #expect(isCanceled == !tested.has(.passesSubscriptions))
    }
  }
}
