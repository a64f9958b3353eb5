import Foundation
import PlatenReactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A handler that forwards the events from one task to a response stream.
final class ResponseHandler: Sendable {
  private struct State {
    var response: HTTPURLResponse?
    var body = Data()
    var redirects = 0
    /// Whether the task has completed.
    var isComplete = false
    /// Whether the response is no longer needed.
    var isOver = false
  }

  private let state = Locked(State())
  private let request: RemoteRequest
  private let task: URLSessionTask
  private let transfer: ResponseStream
  /// The wait that keeps the current session active until the response arrives.
  private let awaited: ExternalWait?

  init(of task: URLSessionTask, for request: RemoteRequest, into transfer: ResponseStream) {
    self.request = request
    self.task = task
    self.transfer = transfer
    awaited = SessionContext.current.clock.map { ExternalWait(WorkLabel(request.name), by: $0) }
  }

  /// Cancels the task, unless it has completed.
  func stop() {
    awaited?.end()
    let isRunning = state.withLock { state in
      state.isOver = true
      return !state.isComplete
    }
    if isRunning { task.cancel() }
  }

  /// Starts to receive a response.
  ///
  /// A task can receive several responses, because an informational response precedes the final
  /// response.
  func begin(_ response: URLResponse) {
    state.withLock { $0.response = response as? HTTPURLResponse }
    if request.method != .head, response.expectedContentLength > request.maximumBytes {
      fail(.tooLarge(limit: request.maximumBytes))
    }
  }

  /// Appends data to the body, or fails if the body would exceed the request's limit.
  func append(_ data: Data) {
    let progress: RemoteProgress? = state.withLock { state in
      guard state.body.count + data.count <= request.maximumBytes else { return nil }
      state.body.append(data)
      return RemoteProgress(
        received: state.body.count, expected: state.response.flatMap(\.expectedBytes))
    }
    guard let progress else { return fail(.tooLarge(limit: request.maximumBytes)) }
    transfer.send(progress)
  }

  /// Returns whether the client follows a redirect.
  func follows(_ response: HTTPURLResponse, to target: URLRequest) -> Bool {
    let redirects = state.withLock { state in
      state.redirects += 1
      return state.redirects
    }
    return redirects <= 10 && [.get, .head].contains(request.method)
      && response.leadsToServer && target.url.map { response.url?.canLead(to: $0) == true } == true
  }

  /// Ends the request with the result of the task.
  func complete(_ error: (any Error)?, timeout: TimeInterval) {
    let state = state.withLock { state in
      state.isComplete = true
      return state
    }
    if let error, !error.isAnswered {
      fail(RemoteError.Kind(error, hasBegun: state.response != nil, timeout: timeout))
    } else if let response = state.response {
      end(.success(RemoteResponse(response, body: state.body)))
    } else {
      fail(.malformed)
    }
  }

  private func fail(_ kind: RemoteError.Kind) { end(.failure(RemoteError(kind))) }

  /// Sends the first outcome to the stream and cancels the task.
  private func end(_ outcome: Result<RemoteResponse, RemoteError>) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { transfer.finish(outcome) }
    stop()
  }
}

extension RemoteResponse {
  fileprivate init(_ response: HTTPURLResponse, body: Data) {
    self.init(status: response.statusCode, body: body)
    for (name, value) in response.allHeaderFields { headers["\(name)"] = "\(value)" }
  }
}

extension HTTPURLResponse {
  /// The expected number of bytes in the body, or `nil` if the number is unknown or the body is
  /// compressed.
  fileprivate var expectedBytes: Int? {
    let isPlain = value(forHTTPHeaderField: "Content-Encoding") == nil
    return isPlain && expectedContentLength >= 0 ? Int(expectedContentLength) : nil
  }

  /// Whether the redirect leads to a web server or to a path on the same server.
  fileprivate var leadsToServer: Bool {
    guard let target = value(forHTTPHeaderField: "Location").flatMap(URL.init(string:)) else {
      return false
    }
    return target.scheme.map { ["http", "https"].contains($0.lowercased()) } ?? true
  }
}

extension URL {
  /// Returns whether a redirect may lead to the specified URL without downgrading the connection to
  /// plain HTTP.
  fileprivate func canLead(to target: URL) -> Bool {
    target.scheme?.lowercased() == "https"
      || target.scheme?.lowercased() == "http" && scheme?.lowercased() == "http"
  }
}
