import Foundation
import PlatenContext
import PlatenNavigation

/// A client that sends requests to servers or responds to them in process.
///
///     struct UserScreen: View {
///       @Environment(\.remoteClient) private var client
///     }
///
/// A client is a value with one closure, so a test can replace one client with another.
public struct RemoteClient: Sendable {
  let start: @Sendable (RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError>

  /// Creates a client from a closure.
  ///
  /// - Parameter events: A closure that returns a publisher of the events of a request. A
  ///   subscription starts the request, and canceling the subscription stops the request. The
  ///   client calls the closure only with valid requests.
  public init(
    events: @escaping @Sendable (RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError>
  ) {
    start = events
  }

  /// Returns a publisher of a request's progress, followed by its response or an error.
  ///
  /// The publisher sends progress any number of times, then a response with any status. Each
  /// subscription sends the request again, and canceling the subscription stops the transfer.
  /// Progress that arrives before the previous progress is delivered replaces it.
  ///
  /// In a session, events arrive on the main actor, at a later time of the session clock. Outside
  /// of sessions, events arrive on any thread. The error for an invalid request arrives
  /// immediately.
  public func events(for request: RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError> {
    do throws(RemoteError) {
      try request.check()
    } catch {
      return Fail(error: error).eraseToAnyPublisher()
    }
    return start(request).arriving(WorkLabel(request.name)).mapError { $0.asking(request) }
      .eraseToAnyPublisher()
  }
}

extension RemoteError {
  /// Returns the error with the host of the specified request, unless the error already has a host.
  func asking(_ request: RemoteRequest) -> RemoteError {
    RemoteError(kind, host: host ?? request.url.host)
  }
}

extension RemoteClient {
  /// Returns a publisher of the response to a request.
  ///
  /// A status outside 200 to 299 is an error.
  ///
  ///     client.responsePublisher(for: request)
  ///       .map(\.headers["ETag"])
  public func responsePublisher(
    for request: RemoteRequest
  ) -> AnyPublisher<RemoteResponse, RemoteError> {
    publisher(for: request) { $0 }
  }

  /// Returns a publisher of the body of the response to a request.
  ///
  /// A status outside 200 to 299 is an error.
  public func dataPublisher(for request: RemoteRequest) -> AnyPublisher<Data, RemoteError> {
    publisher(for: request, \.body)
  }

  /// Returns a publisher of the value that is decoded from the response to a request.
  ///
  /// A status outside 200 to 299 is an error, and so is a body that cannot be decoded.
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

private struct RemoteClientKey: EnvironmentKey {
  static let defaultValue = RemoteClient.live
}

extension EnvironmentValues {
  /// The client that views use to send requests.
  ///
  ///     SignUpScreen()
  ///       .environment(\.remoteClient, .live.timingOut(after: .seconds(10)))
  public var remoteClient: RemoteClient {
    get { self[RemoteClientKey.self] }
    set { self[RemoteClientKey.self] = newValue }
  }
}
