import PlatenCombine
import Testing

/// Laws about reentrant calls while a downstream receives an output.
struct OperatorReentrancyLaws {
  /// Performs an action while the downstream receives the first output of an operator.
  private func trial(
    _ tested: Operator, inside action: @escaping ([LawfulPublisher]) -> Void
  ) -> Trial {
    let upstreams = Unprotected<[LawfulPublisher]>([])
    let trial = Trial(tested, keepsValues: true) { downstream, _ in
      if downstream.values.count == 1 { action(upstreams.value) }
      return .none
    }
    upstreams.value = trial.upstreams
    return trial
  }

  @Test(arguments: Operator.all(with: .lossless))
  func reentrantValuesAreSentOnce(tested: Operator) {
    let trial = trial(tested) { $0.first?.send(100) }
    trial.play(rounds: 2)
    for upstream in trial.upstreams.dropFirst() { upstream.send(200) }
    trial.finish()
    let isBegun = tested.has(.beginsItself)
    #expect(trial.numbers.filter { $0 == 100 }.count == (isBegun ? 0 : 1))
    #expect(trial.finishCount == 1)
  }

  @Test(arguments: Operator.all(with: .dropsNested))
  func reentrantValuesOfCombineLatestHaveNoSeparateOutput(tested: Operator) {
    let trial = trial(tested) { $0.first?.send(100) }
    trial.upstreams.forEach { $0.send(1) }
    #expect(trial.downstream.values == [Array(repeating: 1, count: tested.arity)])
    trial.upstreams.last?.send(2)
    #expect(trial.downstream.values.last?.first == 100)
  }

  @Test(arguments: Operator.all) func theOperatorCanBeCanceledReentrantly(tested: Operator) {
    let trial = Trial(tested) { downstream, _ in
      downstream.cancel()
      return .max(1)
    }
    trial.play(rounds: 3)
    trial.finish()
    #expect(trial.downstream.signals.count <= (tested.isContinuous ? 1 : 2))
    #expect(trial.downstream.values.count <= 1)
    if tested.isContinuous, !tested.has(.beginsItself) {
      for upstream in trial.upstreams { #expect(upstream.cancelCount == 1) }
    }
  }

  @Test(arguments: Operator.all(without: .reduces))
  func upstreamsCanFinishReentrantly(tested: Operator) {
    let trial = trial(tested) { upstreams in
      for upstream in upstreams { upstream.send(completion: .finished) }
    }
    trial.play(rounds: 2)
    trial.finish()
    #expect(trial.finishCount == 1)
    #expect(trial.downstream.signals.last == "finished")
  }

  @Test(arguments: OperatorEndLaws.failing.filter(\.isContinuous))
  func anUpstreamCanFailReentrantly(tested: Operator) {
    let trial = trial(tested) { $0.first?.send(completion: .failure(Oops())) }
    trial.play(rounds: 2)
    trial.fail()
    #expect(trial.downstream.signals.last == "failed")
    #expect(trial.downstream.completions.count == 1)
  }
}
