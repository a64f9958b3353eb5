import Dispatch
import PlatenReactive

extension RemoteClient {
  /// A client that is answered in this process, with nothing sent anywhere.
  ///
  ///     let client = RemoteClient { request in
  ///       request.url.path == ["users", "ada"]
  ///         ? .response(RemoteResponse(json: #"{"login":"ada"}"#), after: .milliseconds(300))
  ///         : .response(RemoteResponse(status: 404))
  ///     }
  ///
  /// The handler is called when a request starts, on the thread of whoever subscribes. Its answer
  /// comes on the scheduler, never before subscribing is over, and not at all once the subscription
  /// is cancelled. A body of more bytes than the request allows becomes the error `tooLarge`.
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
  /// This outcome, if its body has no more bytes than a limit.
  fileprivate func limited(to limit: Int) -> Self {
    flatMap { response in
      response.body.count <= limit ? self : .failure(RemoteError(.tooLarge(limit: limit)))
    }
  }
}
