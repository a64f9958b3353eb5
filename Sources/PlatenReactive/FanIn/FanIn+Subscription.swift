#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  extension FanIn: Subscription {
    /// Adds to the demand, and passes it on to every upstream.
    final func request(_ demand: Subscribers.Demand) {
      precondition(demand > .none, "A demand must ask for at least one value")
      lock.lock()
      gate.request(demand)
      let subscriptions = upstreams.request(demand)
      lock.unlock()
      for subscription in subscriptions { subscription?.request(demand) }
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
