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

  private static let answer = #".environment(\.remoteClient, RemoteClient { request in … })"#

  /// The method and the path; the query may hold a key. Short, so that the rest of a sentence stays.
  private var name: Substring { request.name.prefix(120) }

  private var reason: String {
    "in virtual time nobody answers \(name); answer it by \(Self.answer)"
  }

  private var warning: String {
    """
    nobody answers \(name), which is asked of \(request.url.host.clipped): in virtual time \
    RemoteClient.live does not ask the network. Answer it by \(Self.answer), or ask the network \
    all the same, by RemoteClient.live(.ephemeral).
    """
  }
}
