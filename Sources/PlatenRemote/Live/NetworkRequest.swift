import Foundation
import PlatenReactive
import PlatenTransport

/// A request that ``RemoteClient/live`` sends, with the redirects that it follows.
final class NetworkRequest: Sendable {
  fileprivate struct State {
    var url: URL
    var fields: [(name: String, value: String)]
    var head: ResponseHead?
    var body = Data()
    var redirects = 0
    /// A closure that cancels the current transfer.
    var cancel: (@Sendable () -> Void)?
    /// Whether the request has ended or was canceled.
    var isOver = false
  }

  /// The time without a received byte after which a request fails, in seconds.
  private static let timeout = 30

  private let request: RemoteRequest
  private let stream: ResponseStream
  private let state: Locked<State>
  /// The wait of the current session for the request, redirects included.
  private let awaited: ExternalWait?

  /// Creates a request that sends its events to a stream.
  init(_ request: RemoteRequest, into stream: ResponseStream) throws(RemoteError) {
    self.request = request
    self.stream = stream
    state = Locked(
      State(url: try request.url.url(), fields: request.headers.fields.map { ($0, $1) }))
    awaited = SessionContext.current.clock.map { ExternalWait(WorkLabel(request.name), by: $0) }
  }

  func start() {
    send()
    stream.hold(CancellableWork { self.stop() })
  }

  private func send() {
    let transfer = state.withLock { state in
      TransferRequest(
        request.method.rawValue, state.url, fields: state.fields, body: request.body,
        maximumBytes: request.maximumBytes, timeout: Self.timeout)
    }
    let cancel = Transport.shared.start(transfer) { self.receive($0) }
    let isOver = state.withLock { state in
      state.cancel = cancel
      return state.isOver
    }
    if isOver { cancel() }
  }

  private func receive(_ event: TransferEvent) {
    switch event {
    case .head(let head): state.withLock { $0.head = head }
    case .data(let data): append(data)
    case .end(let error): error.map { end(.failure(RemoteError(kind(of: $0)))) } ?? complete()
    }
  }

  /// Appends data to the body. The body of a redirect is not progress.
  private func append(_ data: Data) {
    let progress: RemoteProgress? = state.withLock { state in
      state.body.append(data)
      guard let head = state.head, !(300...399).contains(head.status) else { return nil }
      return RemoteProgress(received: state.body.count, expected: head.expectedBytes)
    }
    if let progress { stream.send(progress) }
  }

  /// Follows the redirect, or ends the request with the response.
  private func complete() {
    let response = state.withLock { $0.redirect(request) }
    guard let response else { return send() }
    end(.success(response))
  }

  private func kind(of error: TransferError) -> RemoteError.Kind {
    switch error.kind {
    case .unreachable: .unreachable(error.message.transportMessage)
    case .timedOut: .timedOut(after: .seconds(Self.timeout))
    case .tls: .tls(error.message.transportMessage)
    case .interrupted: .interrupted
    case .malformed: .malformed
    case .tooLarge: .tooLarge(limit: request.maximumBytes)
    }
  }

  private func end(_ outcome: Result<RemoteResponse, RemoteError>) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { stream.finish(outcome) }
    stop()
  }

  private func stop() {
    awaited?.end()
    let cancel = state.withLock { state in
      state.isOver = true
      return state.cancel.take()
    }
    cancel?()
  }
}

extension NetworkRequest.State {
  /// Prepares the state for a redirect; returns the response if the client does not follow it.
  fileprivate mutating func redirect(_ request: RemoteRequest) -> RemoteResponse? {
    // A transfer without an error has a head.
    guard let head else { return RemoteResponse(status: 0) }
    redirects += 1
    let follows = redirects <= 10 && [.get, .head].contains(request.method)
    guard follows, let target = head.redirectTarget(from: url) else {
      return RemoteResponse(head, body: body)
    }
    if !target.hasSameOrigin(as: url) {
      fields.removeAll { ["authorization", "cookie"].contains($0.name.lowercased()) }
    }
    (url, body) = (target, Data())
    self.head = nil
    return nil
  }
}

extension RemoteResponse {
  fileprivate init(_ head: ResponseHead, body: Data) {
    self.init(status: head.status, body: body)
    for (name, _) in head.fields { headers[name] = head.value(of: name) }
  }
}

extension ResponseHead {
  /// The length of the body in bytes; `nil` if the length is unknown or the body is compressed.
  fileprivate var expectedBytes: Int? {
    value(of: "Content-Encoding") == nil ? value(of: "Content-Length").flatMap { Int($0) } : nil
  }

  /// Returns the URL to which a client may follow this response, without a downgrade from `https` to
  /// `http`.
  fileprivate func redirectTarget(from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(status), let location = value(of: "Location"),
      let target = URL(string: location, relativeTo: url)?.absoluteURL, target.host() != nil,
      let scheme = target.scheme?.lowercased()
    else { return nil }
    return scheme == "https" || scheme == "http" && url.scheme?.lowercased() == "http"
      ? target : nil
  }
}

extension URL {
  fileprivate func hasSameOrigin(as other: URL) -> Bool {
    host() == other.host() && port == other.port
  }
}
