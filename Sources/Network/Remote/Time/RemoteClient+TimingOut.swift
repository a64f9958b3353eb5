import Dispatch
import PlatenContext

extension RemoteClient {
  /// Returns a client whose requests fail if the response is not complete within a time limit.
  ///
  ///     client.timingOut(after: .seconds(30))
  ///
  /// The limit applies to the time from the start of a request to the last byte of its response.
  /// After this time, the client stops the transfer and fails with the error `timedOut`.
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
