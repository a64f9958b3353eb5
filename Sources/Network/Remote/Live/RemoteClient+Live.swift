import Foundation
import PlatenContext

import FoundationNetworking

extension RemoteClient {
  /// A client that sends requests to real servers, without cookies, a cache or stored credentials.
  ///
  /// A request times out if no byte is sent or received for 30 seconds. To limit the total time,
  /// use ``timingOut(after:scheduler:)``.
  ///
  /// The client follows up to ten redirects of `get` and `head` requests, but not from `https` to
  /// `http`. It removes the `Authorization` and `Cookie` fields when a redirect leads to another
  /// host. If the client does not follow a redirect, the error `status` contains the target.
  ///
  /// Within a session, events arrive on the main queue, and the session waits for them. Otherwise,
  /// events arrive on a queue of the request.
  ///
  /// This is the default client in the environment. While a session runs in virtual time, the
  /// client does not use the network, because a test might not provide a response. Such a request
  /// fails with `unreachable`, and a warning in the log names the request and explains how to
  /// respond to it. To use the network in virtual time, use `live(_:)`.
  public static let live: RemoteClient = {
    RemoteClient { request in
      UnstubbedRequest(request)?.events ?? Self.network(request, NetworkSettings())
    }
    .recorded()
  }()

  /// Returns a client that sends requests to real servers with the settings of a configuration.
  ///
  /// The client is the same as ``live``, except that it uses the network even in virtual time, and
  /// that it uses these properties of the configuration:
  ///
  /// - `protocolClasses`: the app's own classes are asked first, with `canInit(with:)` and the
  ///   request. A class that accepts a request answers it, without a `URLSession`, so its `task` is
  ///   `nil`. If the class reports a redirect, the redirect is the response.
  /// - `timeoutIntervalForRequest`: the time without a sent or received byte.
  /// - `timeoutIntervalForResource`: the total time, redirects included.
  /// - `httpAdditionalHeaders`: the fields of requests that do not specify them.
  /// - `httpCookieStorage`, `httpShouldSetCookies` and `httpCookieAcceptPolicy`.
  ///
  /// The client ignores the other properties. It has no cache and no stored credentials, and it uses
  /// the proxies of the environment.
  public static func live(_ configuration: URLSessionConfiguration) -> RemoteClient {
    let settings = NetworkSettings(configuration)
    return RemoteClient { network($0, settings) }.recorded()
  }

  /// Sends a request to its server, or to the protocol class that answers it.
  private static func network(
    _ request: RemoteRequest, _ settings: NetworkSettings
  ) -> AnyPublisher<RemoteEvent, RemoteError> {
    RemoteEvents { stream in
      do throws(RemoteError) {
        if try ProtocolRequest.start(request, settings, into: stream) { return }
        try settings.send(request, into: stream)
      } catch {
        stream.finish(.failure(error))
      }
    }
    .eraseToAnyPublisher()
  }
}
