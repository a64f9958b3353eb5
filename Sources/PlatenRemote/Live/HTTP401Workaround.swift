import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  extension URLSessionConfiguration {
    /// A copy with a shield before the system's own HTTP, and without a cache: looking into one,
    /// FoundationNetworking starts a task that is cancelled meanwhile, and then stops the program.
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

  /// HTTP as the system speaks it, but for status 401.
  ///
  /// There, FoundationNetworking (Swift 6.3) looks for a realm, stops the program if there is none,
  /// and otherwise waits for a password without end. A response of 401 is an answer like any other.
  private final class HTTP401Workaround: URLProtocol {
    /// The system's own class.
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

  /// Passes on what the system's HTTP tells, as from the shield.
  // Unchecked: the system calls it as it calls its own client, on the queue of the session.
  private final class HTTP401WorkaroundClient: NSObject, URLProtocolClient, @unchecked Sendable {
    /// Gone when nobody waits for the task any more.
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

  /// The end of a task whose response was complete.
  private struct Answered: Error {}

  extension Error {
    /// Whether the error only ends a task whose response was complete.
    var isAnswered: Bool { self is Answered }
  }
#else
  extension URLSessionConfiguration {
    /// Needs no shield.
    var shielded: URLSessionConfiguration { self }
  }

  extension Error {
    /// Whether the error only ends a task whose response was complete.
    var isAnswered: Bool { false }
  }
#endif
