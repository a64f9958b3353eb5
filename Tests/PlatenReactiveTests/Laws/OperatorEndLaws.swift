import PlatenReactive
import Testing

/// How every operator of ours finishes, fails and is cancelled.
@Suite struct OperatorEndLaws {
  @Test(arguments: Operator.all) func itFinishesOnceAndLast(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    for upstream in trial.upstreams.dropLast() { upstream.send(completion: .finished) }
    trial.settle()
    #expect(!trial.downstream.signals.contains("finished"))
    trial.finish()
    trial.play(rounds: 2)
    trial.finish()
    #expect(trial.downstream.signals.last == "finished")
    #expect(trial.downstream.signals.filter { $0 == "finished" }.count == 1)
    #expect(trial.upstreams.allSatisfy { !$0.history.contains("cancel") })
  }

  @Test(arguments: Operator.all) func aFinishNeedsNoDemand(tested: Operator) {
    let trial = Trial(tested, demand: .none)
    trial.finish()
    #expect(trial.downstream.signals == ["finished"])
  }

  @Test(arguments: Operator.all) func aFailureComesOnceAndLast(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    trial.fail()
    trial.play(rounds: 2)
    trial.finish()
    #expect(trial.downstream.signals.last == "failed oops")
    #expect(trial.downstream.signals.filter { $0 == "failed oops" }.count == 1)
  }

  @Test(arguments: Operator.all) func aFailureNeedsNoDemandAndCancelsTheOthers(tested: Operator) {
    let trial = Trial(tested, demand: .none)
    trial.fail()
    #expect(trial.downstream.signals == ["failed oops"])
    #expect(!trial.upstreams[0].history.contains("cancel"))
    for other in trial.upstreams.dropFirst() {
      #expect(other.history.filter { $0 == "cancel" }.count == 1)
    }
  }

  @Test(arguments: Operator.all) func cancellingCancelsEveryUpstreamOnce(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    trial.cancel()
    trial.cancel()
    for upstream in trial.upstreams {
      #expect(upstream.history.last == "cancel")
      #expect(upstream.history.filter { $0 == "cancel" }.count == 1)
    }
  }

  @Test(arguments: Operator.all) func nothingFollowsACancellation(tested: Operator) {
    let trial = Trial(tested)
    trial.play(rounds: 2)
    for upstream in trial.upstreams { upstream.send(0) }
    let before = trial.downstream.history
    trial.cancel()
    trial.play(rounds: 2)
    trial.fail()
    #expect(trial.downstream.history == before)
    #expect(trial.scheduler.scheduledCount == 0)
  }

  @Test(arguments: Operator.all) func aDemandAfterACancellationIsIgnored(tested: Operator) {
    let trial = Trial(tested, demand: .max(1))
    trial.cancel()
    trial.downstream.subscription?.request(.unlimited)
    trial.play(rounds: 2)
    #expect(trial.outputCount == 0)
    #expect(trial.upstreams.allSatisfy { $0.history.last == "cancel" })
  }

  @Test(arguments: Operator.all) func anUpstreamThatSubscribesTooLateIsCancelled(tested: Operator) {
    let trial = Trial(tested, areLate: true)
    trial.cancel()
    for upstream in trial.upstreams { upstream.sendSubscription() }
    #expect(trial.upstreams.allSatisfy { $0.history == ["cancel"] })
  }

  @Test(arguments: Operator.all) func aSecondSubscriptionIsCancelled(tested: Operator) {
    let trial = Trial(tested)
    for upstream in trial.upstreams { upstream.sendSubscription(" again") }
    #expect(trial.upstreams.allSatisfy { $0.history.last == "cancel again" })
    #expect(trial.downstream.history.count == 1)
  }
}
