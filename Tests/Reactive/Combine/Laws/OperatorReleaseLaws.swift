import PlatenCombine
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

  @Test(arguments: Operator.all(without: .passesSubscriptions), End.allCases)
  func upstreamsAreReleasedWhileTheDownstreamRetainsItsSubscription(tested: Operator, end: End) {
    let trial = Trial(tested)
    trial.play()
    reach(end, in: trial)
    expectNoUpstream(of: trial, after: "\(end)")
  }

  /// Plays all sequences of different events, and checks each that ends the operator.
  @Test(arguments: Operator.nesting + Operator.joining)
  func allPublishersAreReleasedByEachSequenceThatEndsTheOperator(tested: Operator) {
    for events in Event.sequences {
      let trial = Trial(tested)
      for event in events {
        event.happen(in: trial)
        trial.settle()
        guard event == .cancel || !trial.downstream.completions.isEmpty else { continue }
        expectNoUpstream(of: trial, after: "\(events)")
        break
      }
    }
  }

  /// Expects that every publisher has ended or was canceled, and that nothing retains its
  /// subscription, although the downstream retains its own.
  private func expectNoUpstream(of trial: Trial, after events: String) {
    for (index, upstream) in trial.upstreams.enumerated() {
      let comment = "upstream \(index) after \(events)"
      #expect(!upstream.isSubscribed, "\(comment)")
      #expect(upstream.subscription == nil, "\(comment)")
    }
    withExtendedLifetime(trial.downstream.subscription) {}
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

  /// An event at one of the first two upstreams or at the downstream.
  private enum Event: CaseIterable {
    case firstValue, firstFinish, firstFailure, secondValue, secondFinish, secondFailure, cancel

    /// All sequences of three different events.
    static let sequences = allCases.flatMap { a in
      allCases.filter { $0 != a }
        .flatMap { b in allCases.filter { $0 != a && $0 != b }.map { [a, b, $0] } }
    }

    func happen(in trial: Trial) {
      let (first, second) = (trial.upstreams[0], trial.upstreams[1])
      switch self {
      case .firstValue: first.send(1)
      case .firstFinish: first.send(completion: .finished)
      case .firstFailure: first.send(completion: .failure(Oops()))
      case .secondValue: second.send(2)
      case .secondFinish: second.send(completion: .finished)
      case .secondFailure: second.send(completion: .failure(Oops()))
      case .cancel: trial.downstream.cancel()
      }
    }
  }

  private func reach(_ end: End, in trial: Trial) {
    switch end {
    case .finish: trial.finish()
    case .fail: trial.fail()
    case .cancel: trial.cancel()
    }
  }
}
