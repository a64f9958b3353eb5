import Foundation
import PlatenContext

import FoundationNetworking

/// The requests of `URLSession`, which libcurl sends on one thread.
///
/// A protocol class loads the requests of a `URLSession`. Foundation consults the protocol classes
/// of an app first, such as those that stub requests in tests.
public enum SessionRequests {
  /// Makes the protocol class load the requests of `URLSession.shared`.
  ///
  /// Call this function before the first use of `URLSession.shared`. It has no effect if the class
  /// is already registered.
  public static func register() { _ = isRegistered }

  private static let isRegistered: Bool = {
    // Foundation consults registered classes in order, and its own class accepts every request.
    guard let system = TransportProtocol.system else { return false }
    URLProtocol.unregisterClass(system)
    return URLProtocol.registerClass(TransportProtocol.self) && URLProtocol.registerClass(system)
  }()

  /// The protocol class that loads requests.
  package static var protocolClass: AnyClass { TransportProtocol.self }

  /// Prepares a configuration so that the protocol class loads its requests, after the protocol
  /// classes of the app.
  ///
  /// The configuration loses its cache: FoundationNetworking crashes if a task is canceled while it
  /// looks up a cached response, and it stores no responses of protocol classes. It would also
  /// create the protocol of a task on another thread, where the session is unknown.
  public static func loading(
    _ configuration: URLSessionConfiguration
  ) -> URLSessionConfiguration {
    configuration.urlCache = nil
    let classes = configuration.protocolClasses ?? []
    if classes.contains(where: { $0 == TransportProtocol.self }) { return configuration }
    let system = classes.firstIndex { $0 == TransportProtocol.system } ?? classes.endIndex
    configuration.protocolClasses?.insert(TransportProtocol.self, at: system)
    return configuration
  }
}

/// The tasks whose results Foundation delivers on a queue outside the session.
///
/// The source file that the plugin UnchangedSources adds to a target calls these functions.
/// Source locations have the form `Module/File.swift:12`.
extension SessionRequests {
  public typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  public typealias FileHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

  /// A session with the configuration of `URLSession.shared`, which it replaces.
  public static let shared: URLSession = SharedSession(
    configuration: loading(URLSession.shared.configuration))

  /// A new default configuration whose requests the protocol class loads.
  public static var defaultConfiguration: URLSessionConfiguration { loading(.default) }

  /// A new configuration without persistent storage, whose requests the protocol class loads.
  public static var ephemeralConfiguration: URLSessionConfiguration { loading(.ephemeral) }

  /// Resumes a task, which is pending with the source line that creates it.
  ///
  /// A running task does not start again, as it would with Foundation on Linux.
  public static func resume(_ task: URLSessionTask) {
    if task.state == .running { return }
    if task.byteCounts == nil { task.byteCounts = Locked(ByteCounts()) }
    PipelineContexts.$place.withValue(task.place) { task.resume() }
  }

  /// Returns the number of bytes that a resumed task has sent and received.
  public static func byteCounts(of task: URLSessionTask) -> ByteCounts {
    task.byteCounts?.value ?? ByteCounts()
  }

  /// Returns the delegate with which the app created a session.
  public static func delegate(of session: URLSession) -> (any URLSessionDelegate)? {
    (session.delegate as? DelegateAdapter)?.original ?? session.delegate
  }

  /// Creates a task that calls a completion handler at the next instant of the session clock.
  public static func dataTask(
    of session: URLSession, with request: URLRequest, from place: String?,
    _ handler: @escaping DataHandler
  ) -> URLSessionDataTask {
    let task = session.dataTask(
      with: request, completionHandler: request.arriving(handler, in: session, from: place))
    task.place = place
    return task
  }

  /// Creates an upload with a completion handler, as `dataTask(of:with:from:_:)` does.
  public static func uploadTask(
    of session: URLSession, with request: URLRequest, _ body: Data?, from place: String?,
    _ handler: @escaping DataHandler
  ) -> URLSessionUploadTask {
    let task = session.uploadTask(
      with: request, from: body ?? Data(),
      completionHandler: request.arriving(handler, in: session, from: place))
    task.place = place
    return task
  }

  /// Creates an upload of a file with a completion handler.
  public static func uploadTask(
    of session: URLSession, with request: URLRequest, fromFile file: URL, from place: String?,
    _ handler: @escaping DataHandler
  ) -> URLSessionUploadTask {
    let task = session.uploadTask(
      with: request, fromFile: file,
      completionHandler: request.arriving(handler, in: session, from: place))
    task.place = place
    return task
  }

  /// Creates a download whose file is removed after the completion handler returns.
  public static func downloadTask(
    of session: URLSession, with request: URLRequest, from place: String?,
    _ handler: @escaping FileHandler
  ) -> URLSessionDownloadTask {
    downloadTask(of: session, with: request, from: place) { file, response, error in
      handler(file?.url, response, error)
      file?.remove()
    }
  }

  /// Downloads a file, which the caller must move or remove.
  ///
  /// - Parameter delegate: The delegate that receives the challenges and redirects of the task.
  public static func download(
    _ session: URLSession, for request: URLRequest, from place: String?,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let running = Locked<URLSessionDownloadTask?>(nil)
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        let task = downloadTask(of: session, with: request, from: place) {
          file, response, error in
          if let url = file?.url, let response {
            continuation.resume(returning: (url, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        if let delegate { task.delegate = delegate }
        running.value = task
        resume(task)
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      running.value?.cancel()
    }
  }

  private static func downloadTask(
    of session: URLSession, with request: URLRequest, from place: String?,
    _ handler: @escaping @Sendable (DownloadedFile?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    let file = DownloadedFile()
    let arrival = Arrival(WorkLabel(request.pendingName, place: place))
    let queue = session.delegateQueue
    let task = session.downloadTask(with: request) { url, response, error in
      // Foundation removes a file that it has loaded itself.
      if let url { file.adopt(url) }
      arrival.deliver(on: queue) {
        handler(error == nil ? file : nil, response, error)
      }
    }
    task.place = place
    task.downloadedFile = file
    return task
  }
}

extension URLSession {
  /// Creates a session whose requests libcurl sends, and whose delegate also receives downloads and
  /// decides about responses.
  ///
  /// The plugin UnchangedSources replaces `init(configuration:delegate:delegateQueue:)` by this
  /// initializer. Of the configuration, it uses a copy.
  public convenience init(
    loading configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue? = nil
  ) {
    let copy = configuration.copy() as? URLSessionConfiguration ?? configuration
    self.init(
      configuration: SessionRequests.loading(copy),
      delegate: delegate.map { DelegateAdapter($0) }, delegateQueue: delegateQueue)
  }
}

/// A session that cannot be invalidated, like `URLSession.shared`.
// Unchecked: the subclass adds no state.
private final class SharedSession: URLSession, @unchecked Sendable {
  override func invalidateAndCancel() {}
  override func finishTasksAndInvalidate() {}
}

extension URLRequest {
  /// Returns a completion handler that calls another one at the next instant of the session clock.
  fileprivate func arriving(
    _ handler: @escaping SessionRequests.DataHandler, in session: URLSession, from place: String?
  ) -> SessionRequests.DataHandler {
    let arrival = Arrival(WorkLabel(pendingName, place: place))
    let queue = session.delegateQueue
    return { data, response, error in
      arrival.deliver(on: queue) { handler(data, response, error) }
    }
  }
}
