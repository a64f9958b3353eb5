import Foundation

import FoundationNetworking

/// A protocol class that loads the HTTP requests of `URLSession` with libcurl on one thread.
///
/// Foundation loads download tasks itself if the app creates them with Foundation alone, because
/// only its own protocol can provide their files.
final class TransportProtocol: URLProtocol {
  /// The protocol class with which Foundation handles HTTP.
  static let system: URLProtocol.Type? = {
    let request = URL(string: "http://localhost").map { URLRequest(url: $0) }
    return systemClasses.first { type in request.map { type.canInit(with: $0) } ?? false }
  }()

  /// The protocol classes of Foundation.
  fileprivate static let systemClasses: [URLProtocol.Type] =
    (URLSessionConfiguration.ephemeral.protocolClasses ?? [])
    .compactMap { $0 as? URLProtocol.Type }.filter { $0 != TransportProtocol.self }

  /// The requests of sessions whose tasks have started, and whose protocols do not exist yet.
  private static let started = RequestHandoff<SessionRequest>()

  /// Whether loading has started and has not been stopped. Only the queue of the task uses it.
  private var isLoading = false

  /// A closure that stops the current work.
  private var stop: (() -> Void)?

  /// The request of the session; `nil` outside a session.
  private let sessionRequest: SessionRequest?

  required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    sessionRequest = Self.started.take(request)
    super.init(request: request, cachedResponse: cachedResponse, client: client)
  }

  /// Accepts the requests that libcurl can send. In a session, it also accepts requests that
  /// Foundation cannot load, so that they fail at an instant of the session clock.
  override class func canInit(with request: URLRequest) -> Bool {
    let canLoad = request.loadError == nil
    if canLoad && !request.usesHTTP { return false }
    guard let sessionRequest = SessionRequest(request) else { return canLoad }
    started.put(sessionRequest, for: request)
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Starts the transfer. Foundation also calls this method when a running task is resumed, which
  /// has no effect on Apple's platforms.
  override func startLoading() {
    guard let task, !isLoading else { return }
    isLoading = true
    guard let internals = TaskInternals(task) else { return startSystem(task) }
    let file = task.downloadedFile ?? internals.newFile(for: task)
    guard file != nil || !(task is URLSessionDownloadTask),
      let load = Load(self, internals, sessionRequest, into: file)
    else { return startSystem(task) }
    stop = load.stop
    load.start()
  }

  /// Stops the transfer. Foundation also calls this method when a task is suspended.
  override func stopLoading() {
    isLoading = false
    stop?()
    stop = nil
    guard let task, task.state != .suspended, let sessionRequest else { return }
    let internals = TaskInternals(task)
    let delegateQueue = internals?.session.delegateQueue ?? OperationQueue()
    // The client reports the cancellation first.
    (internals?.queue ?? .global()).async { sessionRequest.end(after: delegateQueue) }
  }

  /// Loads the request with Foundation, which a session cannot answer.
  private func startSystem(_ task: URLSessionTask) {
    sessionRequest?.end(after: OperationQueue())
    if sessionRequest?.isAnswered == true {
      client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL).naming(request.url))
      return
    }
    let system = Self.system?.init(task: task, cachedResponse: cachedResponse, client: nil)
    stop = { system?.stopLoading() }
    system?.startLoading()
  }
}

extension URLRequest {
  fileprivate var usesHTTP: Bool { ["http", "https"].contains(url?.scheme?.lowercased()) }

  /// The error of a request with a URL that Foundation cannot load, or `nil` if it can.
  var loadError: URLError? {
    if usesHTTP { return url?.host == nil ? URLError(.badURL, "bad URL") : nil }
    // Foundation loads data URLs without a protocol class.
    let isLoaded =
      url?.scheme?.lowercased() == "data"
      || TransportProtocol.systemClasses.contains { $0.canInit(with: self) }
    return isLoaded ? nil : URLError(.unsupportedURL, "unsupported URL")
  }
}

extension URLError {
  fileprivate init(_ code: Code, _ description: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: description])
  }
}

extension TaskInternals {
  /// Returns the file of a download whose delegate receives the file from the load.
  fileprivate func newFile(for task: URLSessionTask) -> DownloadedFile? {
    let isReported = reportsToDelegate && session.delegate is DelegateAdapter
    return task is URLSessionDownloadTask && isReported ? DownloadedFile() : nil
  }
}
