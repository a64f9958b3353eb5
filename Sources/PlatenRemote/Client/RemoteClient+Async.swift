import Foundation
import PlatenReactive

extension RemoteClient {
  /// The response to a request; a status outside 200 to 299 is an error.
  ///
  /// Cancelling the task stops the transfer and throws `cancelled`.
  public func response(for request: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    let transfer = ResponseStream()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.attach(continuation.subscriber(ending: ParkedTask()))
        transfer.relay(events(for: request))
      }
    } onCancel: {
      transfer.finish(.failure(RemoteError(.cancelled)))
    }
    return try asking(request) { () throws(RemoteError) in try outcome.get().served() }
  }

  /// The body of the response to a request; a status outside 200 to 299 is an error.
  public func data(for request: RemoteRequest) async throws(RemoteError) -> Data {
    try await response(for: request).body
  }

  /// The value that the response to a request holds.
  ///
  ///     let user = try await client.decoded(User.self, for: request)
  public func decoded<Value: Decodable, Decoder: TopLevelDecoder>(
    _ type: Value.Type, for request: RemoteRequest, decoder: Decoder = JSONDecoder()
  ) async throws(RemoteError) -> Value where Decoder.Input == Data {
    let response = try await response(for: request)
    return try asking(request) { () throws(RemoteError) in
      try response.decoded(type, decoder: decoder)
    }
  }

  /// Runs some work whose errors name the host that was asked.
  private func asking<Value>(
    _ request: RemoteRequest, _ work: () throws(RemoteError) -> Value
  ) throws(RemoteError) -> Value {
    do { return try work() } catch { throw error.asking(request) }
  }
}

extension CheckedContinuation<Result<RemoteResponse, RemoteError>, Never> {
  /// Ends the task's wait with the outcome of a transfer, which has one and only one.
  fileprivate func subscriber(
    ending wait: ParkedTask
  ) -> Subscribers.Sink<RemoteEvent, RemoteError> {
    let resume = { outcome in
      wait.end()
      self.resume(returning: outcome)
    }
    return Subscribers.Sink { completion in
      if case .failure(let error) = completion { resume(.failure(error)) }
    } receiveValue: { event in
      if case .response(let response) = event { resume(.success(response)) }
    }
  }
}
