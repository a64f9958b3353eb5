import PlatenCombine
import Testing

/// Laws about the demand of every operator.
struct OperatorDemandLaws {
  static let obedient = Operator.all(without: .ignoresDemand)
  static let continuous = Operator.continuous.filter { !$0.has(.ignoresDemand) }

  @Test(arguments: obedient) func noValueIsSentWithoutDemand(tested: Operator) {
    let trial = Trial(tested, .none, keepsValues: true)
    trial.play(rounds: 3)
    trial.finish()
    #expect(trial.downstream.values.isEmpty)
  }

  @Test(arguments: obedient, 1...3) func noMoreValuesAreSentThanRequested(
    tested: Operator, demand: Int
  ) {
    let trial = Trial(tested, .max(demand), keepsValues: true)
    trial.play(rounds: 5)
    trial.finish()
    #expect(trial.downstream.values.count <= demand)
  }

  @Test(arguments: continuous, [1, 2, 7])
  func allRequestedValuesAreSent(tested: Operator, demand: Int) {
    let trial = Trial(tested, .max(demand))
    trial.play(rounds: 10)
    #expect(trial.downstream.values.count == demand)
  }

  @Test(arguments: continuous) func laterRequestsAddToTheDemand(tested: Operator) {
    let trial = Trial(tested, .max(2))
    trial.play(rounds: 4)
    trial.request(.max(3))
    trial.play(rounds: 4)
    #expect(trial.downstream.values.count == 5)
    trial.request(.unlimited)
    trial.play(rounds: 10)
    #expect(trial.downstream.values.count >= 15)
  }

  @Test(arguments: continuous) func returnedDemandAddsToTheDemand(tested: Operator) {
    let trial = Trial(tested, .max(1)) { downstream, _ in
      downstream.values.count < 5 ? .max(1) : .none
    }
    trial.play(rounds: 10)
    #expect(trial.downstream.values.count == 5)
  }

  @Test(arguments: continuous) func reentrantRequestsAddToTheDemand(tested: Operator) {
    let trial = Trial(tested, .max(1)) { downstream, _ in
      if downstream.values.count < 5 { downstream.request(.max(1)) }
      return .none
    }
    trial.play(rounds: 10)
    #expect(trial.downstream.values.count == 5)
  }

  @Test(arguments: Operator.all(with: .lossless)) func noValueIsLost(tested: Operator) {
    let trial = Trial(tested, .none, keepsValues: true)
    for _ in 0..<8 {
      trial.play()
      trial.request(.max(1))
    }
    trial.finish()
    trial.request(.unlimited)
    trial.settle()
    let numbers = tested.arity == 1 ? trial.numbers : trial.numbers.sorted()
    #expect(numbers == Array(1...16 * tested.arity))
    #expect(trial.downstream.signals.last == "finished")
  }
}
