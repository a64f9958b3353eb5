import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// The reports of a load to the client of a protocol.
  ///
  /// A client keeps only the last data for a completion handler, so such a task receives the body
  /// in one piece.
  final class LoadReport {
    private let loader: URLProtocol
    private let client: any URLProtocolClient
    private let isStreamed: Bool
    /// Whether the complete body is kept, although the client receives it as it arrives.
    private let keepsBody: Bool
    private(set) var body = Data()

    /// - Parameter isStreamed: Whether the client receives data as the data arrives.
    init(
      of loader: URLProtocol, to client: any URLProtocolClient, isStreamed: Bool, keepsBody: Bool
    ) {
      self.keepsBody = keepsBody
      self.loader = loader
      self.client = client
      self.isStreamed = isStreamed
    }

    /// The response in the cache of the session.
    var cached: CachedURLResponse? { loader.cachedResponse }

    func receive(_ response: URLResponse) {
      client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
    }

    func receive(_ data: Data) {
      if isStreamed { client.urlProtocol(loader, didLoad: data) }
      if !isStreamed || keepsBody { body.append(data) }
    }

    func finish() {
      if !isStreamed, !body.isEmpty { client.urlProtocol(loader, didLoad: body) }
      UnauthorizedResponse.withoutChallenge { client.urlProtocolDidFinishLoading(loader) }
    }

    func fail(_ error: URLError) { client.urlProtocol(loader, didFailWithError: error) }
  }
#endif
