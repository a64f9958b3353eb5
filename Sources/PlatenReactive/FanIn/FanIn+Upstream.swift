#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn {
    /// Takes an upstream's subscription, and asks of it what is to be asked so far.
    ///
    /// - Returns: false if the subscription was not wanted, and has been cancelled.
    @discardableResult
    final func receive(_ subscription: any Subscription, from index: Int) -> Bool {
      lock.lock()
      let demand = upstreams.add(subscription, at: index)
      lock.unlock()
      guard let demand else {
        subscription.cancel()
        return false
      }
      if demand > .none { subscription.request(demand) }
      return true
    }

    /// Takes an upstream's end: a finish counts when it is the last, a failure at once.
    final func receive(_ completion: Completion, from index: Int) {
      lock.lock()
      guard !upstreams.isFinished(index) else { return lock.unlock() }
      let own = upstreams.finish(index)
      switch completion {
      case .finished where upstreams.areFinished: end(with: completion, waiting: Queue())
      case .finished: lock.unlock()
      case .failure: end(with: completion, waiting: takeWaiting())
      }
      withExtendedLifetime(own) {}
    }

    /// Ends the downstream, under the lock that it gives up.
    ///
    /// - Parameter waiting: the outputs that are not sent any more, to be released.
    final func end(with completion: Completion, waiting: Queue<Downstream.Input>) {
      let subscriptions = upstreams.finishAll()
      let values = removeValues()
      self.completion = completion
      let isOurs = gate.enter()
      lock.unlock()
      for subscription in subscriptions { subscription?.cancel() }
      if isOurs { flush() }
      withExtendedLifetime((values, waiting)) {}
    }

    /// Hands over the outputs that will not be sent any more; called under the lock.
    final func takeWaiting() -> Queue<Downstream.Input> {
      defer {
        waiting = Queue()
        sources = Queue()
      }
      return waiting
    }
  }
#endif
