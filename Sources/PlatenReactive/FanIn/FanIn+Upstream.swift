#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn {
    /// Takes an upstream's subscription, and asks of it what is to be asked so far.
    final func receive(_ subscription: any Subscription, from index: Int) {
      lock.lock()
      let demand = upstreams.add(subscription, at: index)
      lock.unlock()
      guard let demand else { return subscription.cancel() }
      if demand > .none { subscription.request(demand) }
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
