import PlatenPublishers
import Testing

/// Laws about the objects that every operator releases when it ends.
struct OperatorReleaseLaws {
  enum End: CaseIterable { case finish, fail, cancel }

  @Test(arguments: Operator.all, End.allCases)
  func upstreamsAreReleasedAtTheEnd(tested: Operator, end: End) {
    let trial = Trial(tested)
    trial.play()
    reach(end, in: trial)
    withExtendedLifetime(trial.downstream.takeSubscription()) {}
    for upstream in trial.upstreams { #expect(upstream.subscription == nil) }
  }

  @Test(arguments: Operator.all, End.allCases)
  func theDownstreamIsReleasedAtTheEnd(tested: Operator, end: End) {
    weak var downstream: Recorder<[Int], Oops>?
    var upstreams: [LawfulPublisher] = []
    let queue: ManualQueue
    do {
      let trial = Trial(tested)
      (downstream, upstreams, queue) = (trial.downstream, trial.upstreams, trial.queue)
      trial.play()
      reach(end, in: trial)
      withExtendedLifetime(trial.downstream.takeSubscription()) {}
    }
    withExtendedLifetime((upstreams, queue)) { #expect(downstream == nil) }
  }

  private func reach(_ end: End, in trial: Trial) {
    switch end {
    case .finish: trial.finish()
    case .fail: trial.fail()
    case .cancel: trial.cancel()
    }
  }
}
