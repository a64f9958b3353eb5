import PlatenReactive

/// A request of a session in virtual time that nobody answers, because the screen was given no client.
struct UnstubbedRequest {
  private let request: RemoteRequest
  private let log: Log.Receiver?

  /// Nothing where the network is asked: in real time, and without a session.
  init?(_ request: RemoteRequest) {
    let context = SessionContext.current
    guard context.clock?.isRealTime == false else { return nil }
    self.request = request
    log = context.log
  }

  /// Fails each time, and warns in the log of the session.
  var events: AnyPublisher<RemoteEvent, RemoteError> {
    RemoteEvents { transfer in
      log?("warning: \(warning)")
      transfer.finish(.failure(RemoteError(.unreachable(reason))))
    }
    .eraseToAnyPublisher()
  }

  private static let stub = #".environment(\.remoteClient, RemoteClient { request in … })"#

  /// The method and the path; the query may hold a key. Short, so that the rest of a sentence stays.
  private var name: Substring { request.name.prefix(120) }

  private var reason: String {
    "no stub answers \(name) in virtual time; add \(Self.stub)"
  }

  private var warning: String {
    """
    no stub answers \(name) at \(request.url.host.clipped): RemoteClient.live does not use the network \
    in virtual time; add \(Self.stub), or use the network with RemoteClient.live(.ephemeral)
    """
  }
}
