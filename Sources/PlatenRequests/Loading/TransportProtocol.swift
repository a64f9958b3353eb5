import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// A protocol class that loads the HTTP requests of `URLSession` with libcurl on one thread.
  ///
  /// Foundation loads download tasks itself, because only its own protocol can provide their files.
  final class TransportProtocol: URLProtocol {
    /// The protocol class with which Foundation handles HTTP.
    static let system: URLProtocol.Type? = {
      let request = URL(string: "http://localhost").map { URLRequest(url: $0) }
      let classes = URLSessionConfiguration.ephemeral.protocolClasses ?? []
      return classes.lazy.compactMap { $0 as? URLProtocol.Type }
        .first { type in request.map { type.canInit(with: $0) } ?? false }
    }()

    /// A closure that stops the current work.
    private var stop: (() -> Void)?

    override class func canInit(with request: URLRequest) -> Bool {
      guard let url = request.url, let scheme = url.scheme?.lowercased() else { return false }
      return ["http", "https"].contains(scheme) && url.host != nil
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let task else { return }
      guard !(task is URLSessionDownloadTask), let internals = TaskInternals(task),
        let load = Load(self, internals)
      else { return startSystem(task) }
      stop = { load.stop() }
      load.start()
    }

    override func stopLoading() {
      stop?()
      stop = nil
    }

    /// Loads the request with Foundation.
    private func startSystem(_ task: URLSessionTask) {
      let system = Self.system?.init(task: task, cachedResponse: cachedResponse, client: nil)
      stop = { system?.stopLoading() }
      system?.startLoading()
    }
  }
#endif
