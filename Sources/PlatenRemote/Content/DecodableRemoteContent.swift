import Foundation
import PlatenReactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A value that a server sends, in JSON or whatever else a decoder reads.
///
///     RemoteContentView(
///       remoteContent: DecodableRemoteContent(url: url, type: [Post].self)
///     ) { posts in
///       List(posts) { Text($0.title) }
///     }
public final class DecodableRemoteContent<Value: Decodable, Decoder: TopLevelDecoder>:
  RequestedContent<Value>
where Decoder.Input == Data {
  /// What a request is answered with.
  ///
  /// - Parameter client: Who asks; by default, the client of the views that show the content.
  public init(
    request: RemoteRequest, type: Value.Type, decoder: Decoder, client: RemoteClient? = nil
  ) {
    super.init(request, client: client) { response throws(RemoteError) in
      try response.decoded(type, decoder: decoder)
    }
  }

  /// What is found at a URL.
  ///
  /// - Parameter urlSession: Whose configuration is used to ask; by default, who asks is the client
  ///   of the views that show the content.
  public convenience init(
    urlSession: URLSession? = nil, url: URL, type: Value.Type, decoder: Decoder
  ) {
    self.init(
      request: RemoteRequest(.get, RemoteURL(url)), type: type, decoder: decoder,
      client: urlSession.map(RemoteClient.live))
  }
}

extension DecodableRemoteContent where Decoder == JSONDecoder {
  /// What a request is answered with, in JSON.
  ///
  /// - Parameter client: Who asks; by default, the client of the views that show the content.
  public convenience init(
    request: RemoteRequest, type: Value.Type, client: RemoteClient? = nil
  ) {
    self.init(request: request, type: type, decoder: JSONDecoder(), client: client)
  }

  /// What is found at a URL, in JSON.
  ///
  /// - Parameter urlSession: Whose configuration is used to ask; by default, who asks is the client
  ///   of the views that show the content.
  public convenience init(urlSession: URLSession? = nil, url: URL, type: Value.Type) {
    self.init(urlSession: urlSession, url: url, type: type, decoder: JSONDecoder())
  }
}

extension RemoteClient {
  /// A client that asks with the configuration of a session; its delegate and its tasks have no
  /// part in it.
  static func live(_ session: URLSession) -> RemoteClient { live(session.configuration) }
}
