#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn {
    private enum Step {
      case output(Downstream.Input, Receiver<Downstream>)
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
        case .output(let output, let receiver):
          let reply = receiver.downstream.receive(output)
          if reply > .none { request(reply) }
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
      if let receiver {
        if let output = waiting.popFirst() {
          return gate.takeDemand() ? .output(output, receiver) : .unwanted(output)
        }
        if let completion { return complete(completion, receiver) }
      }
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
