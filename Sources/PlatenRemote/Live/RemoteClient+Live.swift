import Foundation
import PlatenReactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RemoteClient {
  /// A client that sends requests to real servers, without cookies, a cache or stored credentials.
  ///
  /// A request times out if the server sends nothing for 30 seconds. To limit the total time, use
  /// ``timingOut(after:scheduler:)``. For the handling of redirects, see `live(_:)`.
  ///
  /// This is the default client in the environment. While a session runs in virtual time, the
  /// client does not use the network, because a test might not provide a response. Such a request
  /// fails with `unreachable`, and a warning in the log names the request and explains how to
  /// respond to it. To use the network in virtual time, use `live(_:)`.
  public static let live: RemoteClient = {
    RemoteClient { request in
      UnstubbedRequest(request)?.events ?? Self.network(request)
    }
    .recorded()
  }()

  /// Sends a request to its server.
  private static func network(
    _ request: RemoteRequest
  ) -> AnyPublisher<RemoteEvent, RemoteError> {
    RemoteEvents { stream in
      do throws(RemoteError) {
        try NetworkRequest(request, into: stream).start()
      } catch {
        stream.finish(.failure(error))
      }
    }
    .eraseToAnyPublisher()
  }

  /// Returns a client that sends requests to real servers, with a new `URLSession` for each
  /// request.
  ///
  /// The client follows up to ten redirects of `get` and `head` requests, but not from `https` to
  /// `http`. It removes the `Authorization` and `Cookie` fields when a redirect leads to another
  /// host. If the client does not follow a redirect, the error `status` contains the target.
  ///
  /// Within a session, events arrive on the main queue, and the session waits for them. Otherwise,
  /// events arrive on a queue of the `URLSession`.
  public static func live(_ configuration: URLSessionConfiguration) -> RemoteClient {
    let network = Network(configuration)
    return RemoteClient { network.events(for: $0) }.recorded()
  }
}

/// The configuration that all requests of a client share.
// Unchecked: the copy is never mutated, and each session copies it again.
private struct Network: @unchecked Sendable {
  private let configuration: URLSessionConfiguration

  init(_ configuration: URLSessionConfiguration) { self.configuration = configuration.shielded }

  func events(for request: RemoteRequest) -> AnyPublisher<RemoteEvent, RemoteError> {
    RemoteEvents { start(request, transfer: $0) }.eraseToAnyPublisher()
  }

  /// Sends a request with a new session, which ends with the request.
  ///
  /// A shared session is not reliable (Swift 6.3.1, Linux): in about one of twenty test runs, all
  /// requests stalled until they timed out, for an unknown reason.
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
