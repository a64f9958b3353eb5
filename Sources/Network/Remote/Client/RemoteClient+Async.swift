import Foundation
import PlatenContext

extension RemoteClient {
  /// Sends a request and returns the response.
  ///
  /// Canceling the task stops the transfer.
  ///
  /// - Throws: A ``RemoteError`` if the request fails or if the status is outside 200 to 299. The
  ///   error has the kind `cancelled` if the task is canceled.
  public func response(for request: RemoteRequest) async throws(RemoteError) -> RemoteResponse {
    let transfer = ResponseStream()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.attach(continuation.subscriber(ending: TaskWait(for: .response)))
        transfer.relay(events(for: request))
      }
    } onCancel: {
      transfer.finish(.failure(RemoteError(.cancelled)))
    }
    return try asking(request) { () throws(RemoteError) in try outcome.get().served() }
  }

  /// Sends a request and returns the body of the response.
  ///
  /// - Throws: A ``RemoteError`` if the request fails or if the status is outside 200 to 299.
  public func data(for request: RemoteRequest) async throws(RemoteError) -> Data {
    try await response(for: request).body
  }

  /// Sends a request and decodes the body of the response.
  ///
  ///     let user = try await client.decoded(User.self, for: request)
  ///
  /// - Throws: A ``RemoteError`` if the request fails, if the status is outside 200 to 299, or if
  ///   the body cannot be decoded.
  public func decoded<Value: Decodable, Decoder: TopLevelDecoder>(
    _ type: Value.Type, for request: RemoteRequest, decoder: Decoder = JSONDecoder()
  ) async throws(RemoteError) -> Value where Decoder.Input == Data {
    let response = try await response(for: request)
    return try asking(request) { () throws(RemoteError) in
      try response.decoded(type, decoder: decoder)
    }
  }

  /// Performs work and adds the host of the request to any error that it throws.
  private func asking<Value>(
    _ request: RemoteRequest, _ work: () throws(RemoteError) -> Value
  ) throws(RemoteError) -> Value {
    do { return try work() } catch { throw error.asking(request) }
  }
}

extension CheckedContinuation<Result<RemoteResponse, RemoteError>, Never> {
  /// Returns a subscriber that resumes the task when the transfer ends, with the outcome of the
  /// transfer.
  fileprivate func subscriber(
    ending wait: TaskWait
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
