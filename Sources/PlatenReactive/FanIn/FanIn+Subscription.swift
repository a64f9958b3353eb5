#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn: Subscription {
    /// Adds to the demand, sends what waited for it, and asks the upstreams.
    final func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "A demand must ask for at least one value")
      lock.lock()
      gate.request(demand)
      let isOurs = !waiting.isEmpty && gate.enter()
      let upstreamDemand = upstreamDemand(for: demand)
      let subscriptions = upstreams.request(upstreamDemand)
      lock.unlock()
      if isOurs { flush() }
      for subscription in subscriptions { subscription?.request(upstreamDemand) }
    }

    /// Cancels every upstream, and releases the downstream and all values.
    final func cancel() {
      lock.lock()
      let subscriptions = upstreams.finishAll()
      let remains = (receiver, removeValues(), takeWaiting())
      receiver = nil
      lock.unlock()
      for subscription in subscriptions { subscription?.cancel() }
      withExtendedLifetime(remains) {}
    }
  }
#endif
