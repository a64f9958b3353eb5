import Dispatch
import PlatenContext

extension RemoteClient {
  /// Returns a client that retries failed requests according to a schedule.
  ///
  ///     client.retrying(.delays(.seconds(3), .seconds(6)))
  ///
  /// If the schedule treats a status outside 200 to 299 as transient, the client also retries
  /// requests whose responses have that status. The client publishes the response to the last
  /// attempt. It retries only `get`, `head`, `put` and `delete` requests, because sending such a
  /// request twice has the same effect as sending it once.
  public func retrying(
    _ schedule: RetrySchedule, scheduler: AnySchedulerOf<DispatchQueue> = .main
  ) -> RemoteClient {
    RemoteClient { request in
      guard request.method.isIdempotent else { return events(for: request) }
      return RemoteEvents { transfer in
        Attempts(
          client: self, request: request, schedule: schedule, scheduler: scheduler,
          transfer: transfer
        )
        .begin(0)
      }
      .eraseToAnyPublisher()
    }
  }
}

/// The attempts to send one request.
private struct Attempts: Sendable {
  let client: RemoteClient
  let request: RemoteRequest
  let schedule: RetrySchedule
  let scheduler: AnySchedulerOf<DispatchQueue>
  let transfer: ResponseStream

  func begin(_ attempt: Int) {
    transfer.relay(client.events(for: request)) { outcome in
      guard let pause = pause(after: outcome, attempt) else { return transfer.finish(outcome) }
      transfer.hold(
        scheduler.once(after: pause, as: "retry of \(request.name)") { begin(attempt + 1) })
    }
  }

  private func pause(after outcome: Result<RemoteResponse, RemoteError>, _ attempt: Int)
    -> Duration?
  {
    do throws(RemoteError) {
      _ = try outcome.get().served()
      return nil
    } catch {
      return schedule.pause(after: error, attempt: attempt)
    }
  }
}

extension RemoteRequest.Method {
  /// Whether repeating the method has no additional effect (RFC 9110, section 9.2.2).
  fileprivate var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }
}
