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
  public static let live: RemoteClient = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    return live(configuration)
  }()

  /// A client that asks real servers by a `URLSession` of its own.
  ///
  /// Follows up to ten redirects of `get` and `head`, to other hosts without the fields
  /// `Authorization` and `Cookie`, and never from `https` to `http`. What is not followed is the
  /// error `status` that says where it leads. While a screen is at work, events come on the main
  /// queue, and the screen's session waits for them; otherwise on a queue of the `URLSession`.
  public static func live(_ configuration: URLSessionConfiguration) -> RemoteClient {
    let network = Network(configuration)
    return RemoteClient { request in
      RemoteEvents { network.start(request, transfer: $0) }.eraseToAnyPublisher()
    }
  }
}

/// A session that lives as long as a client.
private final class Network: Sendable {
  private let session: URLSession
  private let receptions = Receptions()

  init(_ configuration: URLSessionConfiguration) {
    session = URLSession(
      configuration: configuration.shielded, delegate: receptions, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  func start(_ request: RemoteRequest, transfer: Transfer) {
    do throws(RemoteError) {
      let task = session.dataTask(with: try request.urlRequest())
      receptions.start(task, for: request, into: transfer)
    } catch {
      transfer.finish(.failure(error))
    }
  }
}
