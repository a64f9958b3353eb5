#if !os(macOS) && !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import OpenCombine

  /// A publisher of one value or error, which somebody has already been asked for.
  ///
  ///     let user = Future<User, any Error> { promise in
  ///       download("/users/ada") { promise($0) }
  ///     }
  ///
  /// What it is made with runs at once; every subscriber gets the same result, also when it came long
  /// ago. The promise can be kept on any thread: OpenCombine's future, which this takes the place of,
  /// reads its result without a lock when a value is asked for meanwhile, and can end the program.
  public final class Future<Output, Failure: Error>: Publisher {
    /// Takes the result; only the first counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    // Guarded by the lock.
    private let lock = Lock()
    private var result: Result<Output, Failure>?
    /// Who waits for it, in the order in which they came.
    private var waiting: [FutureSubscription<Output, Failure>] = []

    /// A future of what a closure promises; the closure is called once, before this returns.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
      attemptToFulfill { self.keep($0) }
    }

    /// Sends the result to a subscriber: now, or when it has come.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = FutureSubscription.Sending(self, subscriber)
      subscriber.receive(subscription: subscription)
      lock.lock()
      let result = result
      if result == nil && !subscription.isOver { waiting.append(subscription) }
      lock.unlock()
      if let result { subscription.take(result) }
    }

    private func keep(_ result: Result<Output, Failure>) {
      lock.lock()
      var taking: [FutureSubscription<Output, Failure>] = []
      if self.result == nil {
        self.result = result
        swap(&taking, &waiting)
      }
      lock.unlock()
      for subscription in taking { subscription.take(result) }
    }

    /// - Complexity: O(*n*) in those that wait.
    fileprivate func forget(_ subscription: FutureSubscription<Output, Failure>) {
      lock.lock()
      waiting.removeAll { $0 === subscription }
      lock.unlock()
    }
  }

  /// What hands the result of a future to one subscriber, once both are there: the result, and a
  /// demand for it. An error needs none.
  private class FutureSubscription<Output, Failure: Error> {
    var isOver: Bool { true }
    func take(_ result: Result<Output, Failure>) {}
  }

  extension FutureSubscription {
    fileprivate final class Sending<Downstream: Subscriber>: FutureSubscription<Output, Failure>,
      Subscription, CustomStringConvertible
    where Downstream.Input == Output, Downstream.Failure == Failure {
      /// Where this waits. Who can still keep the promise holds it.
      private weak var future: Future<Output, Failure>?

      // Guarded by the lock.
      private let lock = Lock()
      /// Nothing once it has been sent to, or was cancelled.
      private var downstream: Downstream?
      private var result: Result<Output, Failure>?
      private var isAsked = false

      init(_ future: Future<Output, Failure>, _ downstream: Downstream) {
        (self.future, self.downstream) = (future, downstream)
      }

      var description: String { "Future" }

      override var isOver: Bool {
        lock.lock()
        defer { lock.unlock() }
        return downstream == nil
      }

      override func take(_ result: Result<Output, Failure>) {
        send { $0.result = result }
      }

      func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "A demand must ask for at least one value")
        send { $0.isAsked = true }
      }

      func cancel() {
        lock.lock()
        let remains = (downstream, result)
        (downstream, result) = (nil, nil)
        lock.unlock()
        future?.forget(self)
        withExtendedLifetime(remains) {}
      }

      /// Notes that something is there now, and sends if nothing is missing.
      private func send(_ note: (Sending) -> Void) {
        lock.lock()
        note(self)
        let (downstream, result) = (downstream, result)
        guard let downstream, let result, isAsked || result.isFailure else {
          return lock.unlock()
        }
        (self.downstream, self.result) = (nil, nil)
        lock.unlock()
        switch result {
        case .success(let output):
          _ = downstream.receive(output)
          downstream.receive(completion: .finished)
        case .failure(let error): downstream.receive(completion: .failure(error))
        }
      }
    }
  }

  extension Result {
    fileprivate var isFailure: Bool {
      if case .failure = self { true } else { false }
    }
  }
#endif
