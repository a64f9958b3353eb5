import PlatenReactive
import Testing

/// What every operator of ours lets go of at its end.
@Suite struct OperatorReleaseLaws {
  enum End: CaseIterable { case finish, fail, cancel }

  @Test(arguments: Operator.all, End.allCases)
  func afterItsEndNoUpstreamIsHeld(tested: Operator, end: End) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    #expect(trial.upstreams.allSatisfy { $0.subscription != nil })
    reach(end, in: trial)
    #expect(trial.upstreams.allSatisfy { $0.subscription == nil })
  }

  @Test(arguments: Operator.all, End.allCases)
  func afterItsEndTheDownstreamIsNotHeld(tested: Operator, end: End) {
    weak var downstream: TrackingSubscriber<[Int], Oops>?
    var upstreams: [ManualPublisher<Int>] = []
    do {
      let trial = Trial(tested)
      downstream = trial.downstream
      upstreams = trial.upstreams
      trial.play(rounds: 2)
      reach(end, in: trial)
      _ = trial.downstream.takeSubscription()
    }
    withExtendedLifetime(upstreams) { #expect(downstream == nil) }
  }

  private func reach(_ end: End, in trial: Trial) {
    switch end {
    case .finish: trial.finish()
    case .fail: trial.fail()
    case .cancel: trial.cancel()
    }
  }
}
