import PlatenContext

/// A request in virtual time that receives no response, because ``RemoteClient/live`` does not use
/// the network.
struct UnstubbedRequest {
  private let request: RemoteRequest
  private let log: Log.Receiver?

  /// Creates an unstubbed request, or returns `nil` in real time, outside of sessions, and while
  /// a test records responses.
  init?(_ request: RemoteRequest) {
    let context = SessionContext.current
    guard context.clock?.isRealTime == false, context.outside?.sendsRequests != true else {
      return nil
    }
    self.request = request
    log = context.log
  }

  /// A publisher that logs a warning in the session and fails, each time that it is subscribed to.
  var events: AnyPublisher<RemoteEvent, RemoteError> {
    RemoteEvents { transfer in
      log?(Log.Entry("warning: \(warning)"))
      transfer.finish(.failure(RemoteError(.unreachable(reason))))
    }
    .eraseToAnyPublisher()
  }

  /// The method and the path, without the query, which can contain a key.
  ///
  /// The name is shortened so that the rest of the message is not clipped.
  private var name: Substring { request.name.prefix(120) }

  private var reason: String {
    "no stub answers \(name) in virtual time; pass a response to expectTranscript(responses:)"
  }

  private var warning: String {
    """
    no stub answers \(name) at \(request.url.host.clipped): RemoteClient.live does not use the network \
    in virtual time; pass a response to expectTranscript(responses:), or set another client in \
    .environment(\\.remoteClient)
    """
  }
}
