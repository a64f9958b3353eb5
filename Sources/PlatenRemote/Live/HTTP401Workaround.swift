import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSessionConfiguration {
    /// A copy of the configuration that works around two defects of FoundationNetworking.
    ///
    /// The copy handles status 401 with `HTTP401Workaround`. It has no cache, because
    /// FoundationNetworking crashes if a task is canceled while a cached response is being looked
    /// up.
    var shielded: URLSessionConfiguration {
      let copy = copy() as? URLSessionConfiguration ?? self
      copy.urlCache = nil
      var classes = copy.protocolClasses ?? []
      classes.insert(
        HTTP401Workaround.self,
        at: classes.firstIndex { $0 == HTTP401Workaround.system } ?? classes.endIndex)
      copy.protocolClasses = classes
      return copy
    }
  }

  /// A protocol class that handles HTTP as the system does, except for status 401.
  ///
  /// For this status, FoundationNetworking (Swift 6.3) searches the response for a realm. If the
  /// response contains no realm, FoundationNetworking crashes; otherwise, it waits for a password
  /// indefinitely. This class treats 401 like any other status.
  private final class HTTP401Workaround: URLProtocol {
    /// The protocol class with which the system handles HTTP.
    static let system: URLProtocol.Type? = {
      guard let url = URL(string: "http://localhost") else { return nil }
      return URLSessionConfiguration.ephemeral.protocolClasses?.lazy
        .compactMap { $0 as? URLProtocol.Type }.first { $0.canInit(with: URLRequest(url: url)) }
    }()

    private var shielded: URLProtocol?

    override class func canInit(with request: URLRequest) -> Bool {
      system?.canInit(with: request) == true
    }

    override class func canInit(with task: URLSessionTask) -> Bool {
      system?.canInit(with: task) == true
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let task, let client else { return }
      let inner = HTTP401WorkaroundClient(shield: self, client: client)
      shielded = Self.system?.init(task: task, cachedResponse: nil, client: inner)
      shielded?.startLoading()
    }

    override func stopLoading() { shielded?.stopLoading() }
  }

  /// A protocol client that forwards events from the system's protocol as events from the
  /// workaround.
  // Unchecked: the system calls this object on the queue of the session, like the protocol's own
  // client.
  private final class HTTP401WorkaroundClient: NSObject, URLProtocolClient, @unchecked Sendable {
    /// The workaround, or `nil` after the task's owner has released it.
    private weak var shield: URLProtocol?
    private let client: any URLProtocolClient

    init(shield: URLProtocol, client: any URLProtocolClient) {
      self.shield = shield
      self.client = client
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
      guard let shield else { return }
      if (shield.task?.response as? HTTPURLResponse)?.statusCode == 401 {
        client.urlProtocol(shield, didFailWithError: Answered())
      } else {
        client.urlProtocolDidFinishLoading(shield)
      }
    }

    func urlProtocol(
      _ protocol: URLProtocol, didReceive response: URLResponse,
      cacheStoragePolicy: URLCache.StoragePolicy
    ) {
      if let shield {
        client.urlProtocol(shield, didReceive: response, cacheStoragePolicy: cacheStoragePolicy)
      }
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
      if let shield { client.urlProtocol(shield, didLoad: data) }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
      if let shield { client.urlProtocol(shield, didFailWithError: error) }
    }

    func urlProtocol(
      _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
    ) {
      if let shield {
        client.urlProtocol(shield, wasRedirectedTo: request, redirectResponse: redirectResponse)
      }
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid: CachedURLResponse) {
      if let shield { client.urlProtocol(shield, cachedResponseIsValid: cachedResponseIsValid) }
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
      if let shield { client.urlProtocol(shield, didReceive: challenge) }
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
      if let shield { client.urlProtocol(shield, didCancel: challenge) }
    }
  }

  /// An error that ends a task whose response is complete.
  private struct Answered: Error {}

  extension Error {
    /// Whether the error only ends a task whose response is complete.
    var isAnswered: Bool { self is Answered }
  }
#else
  extension URLSessionConfiguration {
    /// The unmodified configuration, because Foundation needs no workaround on this platform.
    var shielded: URLSessionConfiguration { self }
  }

  extension Error {
    /// Always `false`, because this platform needs no workaround.
    var isAnswered: Bool { false }
  }
#endif
