import Foundation
import PlatenReactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RemoteClient {
  /// The client that asks real servers, keeping no cookies, cache or passwords.
  ///
  /// A server that sends nothing for 30 seconds has timed out; ``timingOut(after:scheduler:)`` limits
  /// the whole time. For redirects see `live(_:)`.
  ///
  /// It is the client of every screen that is given no other, and so it does not ask the network in
  /// the virtual time of a session, where a test has forgotten to answer: the request fails with
  /// `unreachable`, and the log has a warning that names it and says how to answer. Who means the
  /// network in virtual time too takes `live(_:)`.
  public static let live: RemoteClient = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    let network = Network(configuration)
    return RemoteClient { request in
      UnstubbedRequest(request)?.events ?? network.events(for: request)
    }
    .recorded()
  }()

  /// A client that asks real servers, each time by a `URLSession` of its own.
  ///
  /// Follows up to ten redirects of `get` and `head`, to other hosts without the fields
  /// `Authorization` and `Cookie`, and never from `https` to `http`. What is not followed is the
  /// error `status` that says where it leads. While a screen is at work, events come on the main
  /// queue, and the screen's session waits for them; otherwise on a queue of the `URLSession`.
  public static func live(_ configuration: URLSessionConfiguration) -> RemoteClient {
    let network = Network(configuration)
    return RemoteClient { network.events(for: $0) }.recorded()
  }
}

/// What all requests of a client have in common.
// Unchecked: it is a copy that nobody changes, and a session copies it again.
private struct Network: @unchecked Sendable {
  private let configuration: URLSessionConfiguration

  init(_ configuration: URLSessionConfiguration) { self.configuration = configuration.shielded }

  func events(for request: RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError> {
    RemoteEvents { start(request, transfer: $0) }.eraseToAnyPublisher()
  }

  /// Sends a request by a session of its own, which ends with it.
  ///
  /// With one session for all (Swift 6.3.1, Linux), in about one of twenty runs of the tests all
  /// its requests stood still until they timed out; why is not known.
  private func start(_ request: RemoteRequest, transfer: ResponseStream) {
    let receptions = ResponseHandlers()
    let session = URLSession(
      configuration: configuration, delegate: receptions, delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    do throws(RemoteError) {
      let task = session.dataTask(with: try request.urlRequest())
      receptions.start(task, for: request, into: transfer)
    } catch {
      transfer.finish(.failure(error))
    }
  }
}
