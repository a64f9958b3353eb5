import Foundation
import PlatenContext
import PlatenTransport

/// A request that a client sends to a server, with the redirects that it follows.
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

  private let request: RemoteRequest
  private let settings: NetworkSettings
  private let stream: ResponseStream
  private let state: Locked<State>
  /// The time at which the request fails, in seconds since the start of the system.
  private let latest: TimeInterval
  /// The wait of the current session for the request, redirects included.
  private let awaited: ExternalWait?

  /// Creates a request that sends its events to a stream.
  init(
    _ request: RemoteRequest, _ settings: NetworkSettings, into stream: ResponseStream
  ) throws(RemoteError) {
    self.request = request
    self.settings = settings
    self.stream = stream
    latest = ProcessInfo.processInfo.systemUptime + settings.maximumDuration
    state = Locked(
      State(url: try request.url.url(), fields: settings.fields(of: request)))
    awaited = SessionContext.current.clock.map { ExternalWait(WorkLabel(request.name), by: $0) }
  }

  func start() {
    send()
    stream.hold(CancellableWork { self.stop() })
  }

  private func send() {
    let transfer = state.withLock { transferRequest($0) }
    let cancel = Transport.shared.start(transfer) { self.receive($0) }
    let isOver = state.withLock { state in
      state.cancel = cancel
      return state.isOver
    }
    if isOver { cancel() }
  }

  private func transferRequest(_ state: State) -> TransferRequest {
    var transfer = TransferRequest(
      request.method.rawValue, state.url, fields: state.fields, body: request.body,
      maximumBytes: request.maximumBytes, timeout: settings.timeout)
    transfer.maximumDuration = remainingTime
    if !transfer.hasField("Cookie"), let cookies = settings.cookies?.field(for: state.url) {
      transfer.fields.append(("Cookie", cookies))
    }
    return transfer
  }

  /// The time until the request fails, in seconds.
  private var remainingTime: TimeInterval {
    max(0, latest - ProcessInfo.processInfo.systemUptime)
  }

  private func receive(_ event: TransferEvent) {
    switch event {
    case .sent: break
    case .head(let head): begin(head)
    case .data(let data): append(data)
    case .end(let error): error.map { end(.failure(RemoteError(kind(of: $0)))) } ?? complete()
    }
  }

  private func begin(_ head: ResponseHead) {
    let url = state.withLock { state in
      state.head = head
      return state.url
    }
    settings.cookies?.store(head.fields, from: url)
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
    let limit = remainingTime > 0 ? settings.timeout : settings.maximumDuration
    return RemoteError.Kind(
      error, timeout: .seconds(min(limit, 1e9)), limit: request.maximumBytes)
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
    for (name, value) in head.values { headers[name] = value }
  }
}

extension ResponseHead {
  /// The length of the body in bytes; `nil` if the length is unknown or the body is compressed.
  fileprivate var expectedBytes: Int? {
    value(of: "Content-Encoding") == nil ? value(of: "Content-Length").flatMap { Int($0) } : nil
  }
}
