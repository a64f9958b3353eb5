import Foundation
import PlatenReactive

extension RemoteClient {
  /// The response to a request; a status outside 200 to 299 is an error.
  ///
  ///     client.responsePublisher(for: request)
  ///       .map(\.headers["ETag"])
  public func responsePublisher(
    for request: RemoteRequest
  ) -> AnyPublisher<RemoteResponse, RemoteError> {
    publisher(for: request) { $0 }
  }

  /// The body of the response to a request; a status outside 200 to 299 is an error.
  public func dataPublisher(for request: RemoteRequest) -> AnyPublisher<Data, RemoteError> {
    publisher(for: request, \.body)
  }

  /// The value that the response to a request holds; a status outside 200 to 299 is an error, and
  /// so is a body of another form.
  ///
  ///     client.decodedPublisher(User.self, for: request)
  ///       .replaceError(with: .nobody)
  public func decodedPublisher<Value: Decodable, Decoder: TopLevelDecoder>(
    _ type: Value.Type, for request: RemoteRequest, decoder: Decoder = JSONDecoder()
  ) -> AnyPublisher<Value, RemoteError> where Decoder.Input == Data {
    publisher(for: request) { response throws(RemoteError) in
      try response.decoded(type, decoder: decoder)
    }
  }

  private func publisher<Value>(
    for request: RemoteRequest,
    _ value: @escaping (RemoteResponse) throws(RemoteError) -> Value
  ) -> AnyPublisher<Value, RemoteError> {
    events(for: request)
      .compactMap { event in
        if case .response(let response) = event { response } else { nil }
      }
      .flatMap { response in
        Result { () throws(RemoteError) in try value(response.served()) }.publisher
      }
      .mapError { $0.asking(request) }
      .eraseToAnyPublisher()
  }
}
