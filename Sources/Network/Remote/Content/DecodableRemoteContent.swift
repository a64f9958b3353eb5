import Foundation
import PlatenContext

import FoundationNetworking

/// Remote content that decodes a value from a response, for example from JSON.
///
///     RemoteContentView(
///       remoteContent: DecodableRemoteContent(url: url, type: [Post].self)
///     ) { posts in
///       List(posts) { Text($0.title) }
///     }
public final class DecodableRemoteContent<Value: Decodable, Decoder: TopLevelDecoder>:
  RequestedContent<Value>
where Decoder.Input == Data {
  /// Creates content that decodes the response to a request.
  ///
  /// - Parameter client: The client that sends the request. By default, this is the client of the
  ///   views that show the content.
  public init(
    request: RemoteRequest, type: Value.Type, decoder: Decoder, client: RemoteClient? = nil
  ) {
    super.init(request, client: client) { response throws(RemoteError) in
      try response.decoded(type, decoder: decoder)
    }
  }

  /// Creates content that decodes the data at a URL.
  ///
  /// - Parameter urlSession: The session whose configuration is used for the request. By default,
  ///   the client of the views that show the content sends the request.
  public convenience init(
    urlSession: URLSession? = nil, url: URL, type: Value.Type, decoder: Decoder
  ) {
    self.init(
      request: RemoteRequest(.get, RemoteURL(url)), type: type, decoder: decoder,
      client: urlSession.map(RemoteClient.live))
  }
}

extension DecodableRemoteContent where Decoder == JSONDecoder {
  /// Creates content that decodes the JSON response to a request.
  ///
  /// - Parameter client: The client that sends the request. By default, this is the client of the
  ///   views that show the content.
  public convenience init(
    request: RemoteRequest, type: Value.Type, client: RemoteClient? = nil
  ) {
    self.init(request: request, type: type, decoder: JSONDecoder(), client: client)
  }

  /// Creates content that decodes the JSON data at a URL.
  ///
  /// - Parameter urlSession: The session whose configuration is used for the request. By default,
  ///   the client of the views that show the content sends the request.
  public convenience init(urlSession: URLSession? = nil, url: URL, type: Value.Type) {
    self.init(urlSession: urlSession, url: url, type: type, decoder: JSONDecoder())
  }
}

extension RemoteClient {
  /// Returns a client that uses the configuration of a session, but not the session's delegate or
  /// tasks.
  static func live(_ session: URLSession) -> RemoteClient { live(session.configuration) }
}
