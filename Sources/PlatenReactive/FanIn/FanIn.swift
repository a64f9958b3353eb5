#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// One downstream fed by several upstreams, or by one and a scheduler, whatever their threads.
  ///
  /// The downstream is called by one caller at a time and never under the lock: the first to come
  /// sends, the others leave their outputs with it and go. Nothing that could run foreign code, a
  /// `deinit` included, happens under the lock.
  class FanIn<Downstream: Subscriber> {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    // All guarded by the lock. What has a type parameter for its layout comes last.
    final let lock = Lock()
    final var gate: Gate
    final var upstreams: Upstreams
    /// Which upstream each waiting output came from.
    final var sources = Queue<Int>()
    /// The downstream; nil once it has been cancelled or completed.
    final var receiver: Receiver<Downstream>?
    final var waiting = Queue<Downstream.Input>()
    final var completion: Completion?

    /// - Parameters:
    ///   - upstreamCount: how many upstreams there will be.
    ///   - prefetch: what each is asked for before the downstream has asked for anything.
    ///   - keepsSurplus: whether an output that meets no demand waits for one, or is dropped.
    init(
      downstream: Downstream, upstreamCount: Int, prefetch: Subscribers.Demand = .none,
      keepsSurplus: Bool = false
    ) {
      gate = Gate(keepsSurplus: keepsSurplus)
      upstreams = Upstreams(count: upstreamCount, prefetch: prefetch)
      receiver = Receiver(downstream)
    }

    // MARK: What subclasses may do in another way

    /// What it calls itself.
    class var name: String { "FanIn" }

    /// Hands over what outputs are made of, once there will be no more; called under the lock.
    func removeValues() -> Any? { nil }

    /// What each upstream is asked for when the downstream asks; called under the lock.
    func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand { demand }

    /// What an upstream is asked for once its output has been sent; called under the lock.
    var replenishment: Subscribers.Demand { .none }

    /// Sends what waits, once the gate has been entered for it.
    func flush() { sendWaiting() }

    /// Takes an upstream's value as an output.
    ///
    /// - Returns: what to ask of the upstream now.
    func receive(_ output: Downstream.Input, from index: Int) -> Subscribers.Demand {
      lock.lock()
      guard !upstreams.isFinished(index) else {
        lock.unlock()
        return .none
      }
      return send(output, from: index)
    }

    /// Takes an upstream's end: a finish counts when it is the last, a failure at once.
    func receive(_ completion: Completion, from index: Int) {
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

    // MARK: Sending

    /// Sends one output unless somebody else is sending, under the lock that it gives up.
    ///
    /// - Returns: what to ask of the upstream now.
    @discardableResult
    final func send(_ output: Downstream.Input, from index: Int) -> Subscribers.Demand {
      switch gate.enterForOutput() {
      case .now:
        let receiver = receiver!  // It is let go of together with what could send.
        let reply = replenishment
        lock.unlock()
        send(output, to: receiver)
        return reply
      case .later:
        waiting.append(output)
        sources.append(index)
        lock.unlock()
      case .never:
        lock.unlock()
      }
      return .none
    }

    private func send(_ output: Downstream.Input, to receiver: Receiver<Downstream>) {
      let reply = receiver.downstream.receive(output)
      if reply > .none { request(reply) }
      lock.lock()
      let isDone = gate.leave()
      lock.unlock()
      if !isDone { sendWaiting() }
    }
  }
#endif
