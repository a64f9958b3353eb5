import Foundation

extension Publishers {
  /// A publisher that stops the process in the debugger when a closure returns `true`.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose signals can stop the process.
    public let upstream: Upstream
    /// A closure that returns whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// A closure that returns whether to stop at a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// A closure that returns whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      upstream.receive(
        subscriber: Tap<Output, Failure>("Breakpoint") {
          stop(receiveSubscription?($0))
          subscriber.receive(subscription: $0)
        } value: {
          stop(receiveOutput?($0))
          return subscriber.receive($0)
        } completion: {
          stop(receiveCompletion?($0))
          subscriber.receive(completion: $0)
        })
    }

    private func stop(_ isWanted: Bool?) {
      if isWanted == true { raise(SIGTRAP) }
    }
  }
}

extension Publisher {
  /// Raises `SIGTRAP` when one of the closures returns `true` for a signal.
  ///
  /// A debugger stops the process; without a debugger, the process terminates.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Raises `SIGTRAP` when this publisher fails.
  ///
  /// A debugger stops the process at the failure; without a debugger, the process terminates.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}
