import PlatenReactive
import Testing

/// What a downstream may do while it handles a value.
@Suite struct OperatorReentrancyLaws {
  @Test(arguments: Operator.all) func valuesSentMeanwhileComeAfterwards(tested: Operator) {
    var depth = 0
    var deepest = 0
    var send: (Int) -> Void = { _ in }
    let trial = Trial(tested) { downstream, _ in
      depth += 1
      deepest = max(deepest, depth)
      if downstream.signals.count < 5 { send(100 + downstream.signals.count) }
      depth -= 1
      return .none
    }
    send = { [upstream = trial.upstreams[0]] in upstream.send($0) }
    trial.play(rounds: 1)
    for _ in 0..<5 { trial.settle() }
    #expect(deepest == 1)
    #expect(trial.downstream.signals.contains { $0.contains("104") })
    send = { _ in }
  }

  @Test(arguments: Operator.all) func itCanBeCancelled(tested: Operator) {
    let trial = Trial(tested) { downstream, _ in
      downstream.subscription?.cancel()
      return .max(1)
    }
    trial.play(rounds: 3)
    #expect(trial.outputCount == 1)
    for upstream in trial.upstreams {
      #expect(upstream.history.filter { $0 == "cancel" }.count == 1)
    }
  }

  @Test(arguments: Operator.all) func theUpstreamsCanFinish(tested: Operator) {
    var finish: () -> Void = {}
    let trial = Trial(tested) { _, _ in
      finish()
      return .none
    }
    finish = { [upstreams = trial.upstreams] in
      for upstream in upstreams { upstream.send(completion: .finished) }
    }
    trial.play(rounds: 2)
    #expect(trial.downstream.signals.last == "finished")
    #expect(trial.downstream.signals.filter { $0 == "finished" }.count == 1)
    finish = {}
  }

  @Test(arguments: Operator.all) func anUpstreamCanFail(tested: Operator) {
    var fail: () -> Void = {}
    let trial = Trial(tested) { _, _ in
      fail()
      return .none
    }
    fail = { [upstream = trial.upstreams[0]] in upstream.send(completion: .failure(.oops)) }
    trial.play(rounds: 2)
    #expect(trial.downstream.signals.count == 2)
    #expect(trial.downstream.signals.last == "failed oops")
    fail = {}
  }
}
