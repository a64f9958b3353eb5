import Dispatch
import PlatenContext

extension RemoteClient {
  /// Creates a client that responds in process and does not use the network.
  ///
  ///     let client = RemoteClient { request in
  ///       request.url.path == ["users", "ada"]
  ///         ? .response(RemoteResponse(json: #"{"login":"ada"}"#), after: .milliseconds(300))
  ///         : .response(RemoteResponse(status: 404))
  ///     }
  ///
  /// The client calls the handler when a request starts, on the subscriber's thread. It delivers
  /// the answer asynchronously on the scheduler, unless the subscription is canceled first. A body
  /// that is larger than the request allows causes the error `tooLarge`.
  public init(
    on scheduler: AnySchedulerOf<DispatchQueue> = .main,
    answering handler: @escaping @Sendable (RemoteRequest) -> RemoteAnswer
  ) {
    self = RemoteClient { request in
      RemoteEvents { transfer in
        let answer = handler(request)
        guard let outcome = answer.outcome?.limited(to: request.maximumBytes) else { return }
        transfer.hold(
          scheduler.once(after: answer.delay, as: request.name) { transfer.finish(outcome) })
      }
      .eraseToAnyPublisher()
    }
    .recorded()
  }
}

extension Result<RemoteResponse, RemoteError> {
  /// Returns this outcome, or the error `tooLarge` if the body exceeds the specified limit in
  /// bytes.
  fileprivate func limited(to limit: Int) -> Self {
    flatMap { response in
      response.body.count <= limit ? self : .failure(RemoteError(.tooLarge(limit: limit)))
    }
  }
}
