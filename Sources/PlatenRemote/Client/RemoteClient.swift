import PlatenReactive
import Foundation
import PlatenViews

/// Who asks servers: the system's network, or something in this process that answers instead.
///
///     struct UserScreen: View {
///       @Environment(\.remoteClient) private var client
///     }
///
/// A client is a value of one closure, so that a test can put any other in its place.
public struct RemoteClient: Sendable {
  let start: @Sendable (RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError>

  /// A client that does what a closure says.
  ///
  /// - Parameter events: what is heard of a request. Subscribing starts it, cancelling stops it.
  ///   Called only with requests that can be sent.
  public init(
    events: @escaping @Sendable (RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError>
  ) {
    start = events
  }

  /// What is heard of a request: progress any number of times, then the response, whatever its
  /// status, or an error.
  ///
  /// Each subscription sends the request anew; cancelling one stops its transfer. In a session,
  /// events come on the main actor, in a later moment of its time; elsewhere on any thread. Errors
  /// of requests that cannot be sent come at once.
  public func events(for request: RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError> {
    do throws(RemoteError) {
      try request.check()
    } catch {
      return Fail(error: error).eraseToAnyPublisher()
    }
    return start(request).mapError { $0.asking(request) }.arriving(WorkLabel(request.name))
  }
}

extension RemoteError {
  /// The error with the host that was asked.
  func asking(_ request: RemoteRequest) -> RemoteError {
    RemoteError(kind, host: host ?? request.url.host)
  }
}

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

private struct RemoteClientKey: EnvironmentKey {
  static let defaultValue = RemoteClient.live
}

extension EnvironmentValues {
  /// Who asks servers for the views below.
  ///
  ///     SignUpScreen()
  ///       .environment(\.remoteClient, .live.timingOut(after: .seconds(10)))
  public var remoteClient: RemoteClient {
    get { self[RemoteClientKey.self] }
    set { self[RemoteClientKey.self] = newValue }
  }
}
