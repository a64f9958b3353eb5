#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn {
    private enum Step {
      case output(Downstream.Input, Receiver<Downstream>, from: (any Subscription)?)
      case unwanted(Downstream.Input)
      case completion(Completion, Receiver<Downstream>)
      case rest
    }

    /// Hands the downstream its subscription, and then what the upstreams sent meanwhile.
    final func start() {
      receiver?.downstream.receive(subscription: self)
      sendWaiting()
    }

    /// Sends what came while the downstream was busy, in order, until nothing is left.
    final func sendWaiting() {
      while true {
        switch takeNext() {
        case .output(let output, let receiver, let upstream):
          let reply = receiver.downstream.receive(output)
          if reply > .none { request(reply) }
          upstream?.request(.max(1))
        case .unwanted:
          continue
        case .completion(let completion, let receiver):
          return receiver.downstream.receive(completion: completion)
        case .rest:
          return
        }
      }
    }

    /// The next thing to send; a completion when no output waits, which a failure saw to.
    private func takeNext() -> Step {
      lock.lock()
      defer { lock.unlock() }
      guard let receiver else { return rest() }
      if waiting.isEmpty, let completion { return complete(completion, receiver) }
      guard gate.demand > .none || !gate.keepsSurplus, let output = waiting.popFirst(),
        let source = sources.popFirst()
      else { return rest() }
      guard gate.takeDemand() else { return .unwanted(output) }
      return .output(
        output, receiver, from: replenishment > .none ? upstreams.subscriptions[source] : nil)
    }

    private func rest() -> Step {
      gate.leaveEmpty()
      return .rest
    }

    private func complete(_ completion: Completion, _ receiver: Receiver<Downstream>) -> Step {
      self.receiver = nil
      self.completion = nil
      return .completion(completion, receiver)
    }
  }
#endif
