import PlatenReactive

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
