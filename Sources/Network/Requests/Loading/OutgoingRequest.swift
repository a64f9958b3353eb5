import Foundation
import PlatenTransport

import FoundationNetworking

/// The request that a load sends, which redirects and challenges change, and its last transfer.
struct OutgoingRequest {
  private(set) var request: URLRequest
  var body: RequestBody
  var authentication = Authentication()
  private var redirects = 0
  /// A closure that cancels the last transfer.
  private var cancelTransfer: (@Sendable () -> Void)?

  init(_ request: URLRequest, body: RequestBody) { (self.request, self.body) = (request, body) }

  /// Whether the number of redirects exceeds the limit.
  var hasTooManyRedirects: Bool { redirects > 20 }

  /// Prepares the request for the session of a configuration.
  mutating func apply(_ configuration: URLSessionConfiguration) { request.apply(configuration) }

  /// Counts a redirect, also if it is refused.
  mutating func countRedirect() { redirects += 1 }

  /// Replaces the request with the one that follows a redirect.
  mutating func follow(_ next: URLRequest, _ configuration: URLSessionConfiguration) {
    if let new = next.httpBody, new != request.httpBody {
      body = .data(new)
    } else if next.httpMethod != request.httpMethod {
      body = .data(Data())
    }
    if let url = request.url, next.url?.hasSameOrigin(as: url) != true {
      authentication = Authentication()
    }
    request = next
    request.applyCookies(configuration)
  }

  /// Returns the next transfer, or `nil` if the delegate must provide the body first.
  mutating func transfer(
    _ configuration: URLSessionConfiguration
  ) throws(URLError) -> TransferRequest? {
    guard var transfer = TransferRequest(request, configuration) else {
      throw URLError(.badURL)
    }
    let declaredLength = request.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
    do {
      guard try body.add(to: &transfer, length: declaredLength) else { return nil }
    } catch { throw URLError(.cannotOpenFile) }
    transfer.credential = authentication.transferCredential
    if transfer.credential != nil { transfer.removeField("Authorization") }
    return transfer
  }

  /// Returns the response with a head, and stores its cookies; `nil` if the head is invalid.
  func response(
    _ head: ResponseHead, _ configuration: URLSessionConfiguration
  ) -> HTTPURLResponse? {
    response(with: head.fields, configuration) { HTTPURLResponse.response(head, from: $0) }
  }

  /// Returns the response that a recording or a test contains, and stores its cookies.
  func response(
    _ stored: StoredResponse, _ configuration: URLSessionConfiguration
  ) -> HTTPURLResponse? {
    let fields = stored.fields.map { (name: $0.key, value: $0.value) }
    return response(with: fields, configuration) { HTTPURLResponse.response(stored, from: $0) }
  }

  private func response(
    with fields: [(name: String, value: String)], _ configuration: URLSessionConfiguration,
    _ make: (URL) -> HTTPURLResponse?
  ) -> HTTPURLResponse? {
    guard let url = request.url, let response = make(url) else { return nil }
    CookieJar(configuration)?.store(fields, from: url)
    return response
  }

  /// Starts a transfer.
  mutating func start(
    _ transfer: TransferRequest,
    _ receive: @escaping @Sendable (TransferEvent, _ done: @escaping @Sendable () -> Void) -> Void
  ) {
    cancelTransfer = Transport.shared.start(transfer, receive)
  }

  /// Cancels the last transfer.
  mutating func cancel() { cancelTransfer.take()?() }
}
