#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// One downstream fed by several upstreams, whatever their threads.
  ///
  /// The downstream is called by one caller at a time and never under the lock: the first to come
  /// sends, the others leave their outputs with it and go. Nothing that could run foreign code, a
  /// `deinit` included, happens under the lock.
  class FanIn<Downstream: Subscriber> {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    // All guarded by the lock. What has a type parameter for its layout comes last.
    final let lock = Lock()
    final var gate = Gate()
    final var upstreams: Upstreams
    /// The downstream; nil once it has been cancelled or completed.
    final var receiver: Receiver<Downstream>?
    final var waiting = Queue<Downstream.Input>()
    final var completion: Completion?

    init(downstream: Downstream, upstreamCount: Int) {
      upstreams = Upstreams(count: upstreamCount)
      receiver = Receiver(downstream)
    }

    /// Hands over what outputs are made of, once there will be no more; called under the lock.
    func removeValues() -> AnyObject? { nil }

    /// Sends one output unless somebody else is sending, under the lock that it gives up.
    final func send(_ output: Downstream.Input) {
      switch gate.enterForOutput() {
      case .now:
        let receiver = receiver!
        lock.unlock()
        send(output, to: receiver)
      case .later:
        waiting.append(output)
        lock.unlock()
      case .never:
        lock.unlock()
      }
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
