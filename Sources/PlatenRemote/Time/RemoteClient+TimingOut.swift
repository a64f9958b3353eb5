import Dispatch
import PlatenReactive

extension RemoteClient {
  /// This client, giving up when an answer is not complete in some time.
  ///
  ///     client.timingOut(after: .seconds(30))
  ///
  /// The time runs from the start of a request to the last byte of its response. Then the transfer
  /// is stopped, and the error is `timedOut`.
  public func timingOut(
    after limit: Duration, scheduler: AnySchedulerOf<DispatchQueue> = .main
  ) -> RemoteClient {
    RemoteClient { request in
      RemoteEvents { transfer in
        transfer.hold(
          scheduler.once(after: limit, as: "timeout of \(request.name)") {
            transfer.finish(.failure(RemoteError(.timedOut(after: limit))))
          })
        transfer.relay(events(for: request))
      }
      .eraseToAnyPublisher()
    }
  }
}
