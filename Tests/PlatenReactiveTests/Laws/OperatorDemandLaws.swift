import PlatenReactive
import Testing

/// What every operator of ours makes of a demand.
@Suite struct OperatorDemandLaws {
  @Test(arguments: Operator.all) func withoutDemandNothingIsSent(tested: Operator) {
    let trial = Trial(tested, demand: .none)
    trial.play(rounds: 3)
    #expect(trial.outputCount == 0)
  }

  @Test(arguments: Operator.all, [1, 2, 7] as [Int])
  func asMuchIsSentAsWasAskedAndNeverMore(tested: Operator, demand: Int) {
    let trial = Trial(tested, demand: .max(demand))
    trial.play(rounds: 10)
    #expect(trial.outputCount == demand)
  }

  @Test(arguments: Operator.all) func aLaterDemandCounts(tested: Operator) {
    let trial = Trial(tested, demand: .max(2))
    trial.play(rounds: 4)
    trial.downstream.subscription?.request(.max(3))
    trial.play(rounds: 4)
    #expect(trial.outputCount == 5)
    trial.downstream.subscription?.request(.unlimited)
    trial.play(rounds: 10)
    #expect(trial.outputCount >= 15)
  }

  @Test(arguments: Operator.all) func aReplyIsADemand(tested: Operator) {
    let trial = Trial(tested, demand: .max(1)) { downstream, _ in
      downstream.signals.count < 5 ? .max(1) : .none
    }
    trial.play(rounds: 10)
    #expect(trial.outputCount == 5)
  }

  @Test(arguments: Operator.all) func aDemandMadeWhileAValueIsHandledCounts(tested: Operator) {
    let trial = Trial(tested, demand: .max(1)) { downstream, _ in
      if downstream.signals.count < 5 { downstream.subscription?.request(.max(1)) }
      return .none
    }
    trial.play(rounds: 10)
    #expect(trial.outputCount == 5)
  }

  @Test(arguments: Operator.all.filter(\.losesNothing))
  func noValueIsLost(tested: Operator) {
    var values: [Int] = []
    let trial = Trial(tested, demand: .none) { _, output in
      values += output
      return .none
    }
    for _ in 0..<8 {
      trial.play(rounds: 1)
      trial.downstream.subscription?.request(.max(1))
      trial.settle()
    }
    trial.finish()
    trial.downstream.subscription?.request(.unlimited)
    trial.settle()
    #expect(values == Array(1...8 * tested.arity))
    #expect(trial.downstream.signals.last == "finished")
  }
}
