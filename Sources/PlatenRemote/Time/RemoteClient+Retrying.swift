import Dispatch
import PlatenReactive

extension RemoteClient {
  /// This client, sending requests again that failed.
  ///
  ///     client.retrying(.delays(.seconds(3), .seconds(6)))
  ///
  /// A status outside 200 to 299 counts as a failure where the schedule says so; the response of
  /// the last attempt is passed on. Only `get`, `head`, `put` and `delete` are sent again, because
  /// sending them twice does what sending them once does.
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

/// The attempts to serve one request.
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
  /// Whether doing it twice is the same as doing it once (RFC 9110, 9.2.2).
  fileprivate var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }
}
