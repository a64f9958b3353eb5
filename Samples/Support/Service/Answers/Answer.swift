import Foundation
import PlatenRemote

extension SampleService {
  /// The outcome of a request and its latency.
  package struct Answer: Sendable {
    package enum Outcome: Sendable {
      /// A complete response.
      case response(RemoteResponse)
      /// A response that ends after half of its body.
      case half(RemoteResponse)
      /// A connection that is closed without a response.
      case refusal
      /// No response, for as long as the client waits.
      case silence
    }

    /// The time between the request and the outcome.
    package let latency: Duration
    package let outcome: Outcome

    /// Creates an answer from a route's settings and its response, which is computed only if
    /// needed.
    init(
      _ settings: Settings, fail: (Int) -> RemoteResponse = { .error($0, .asked($0)) },
      respond: () -> RemoteResponse
    ) {
      latency = settings.latency
      outcome =
        switch settings.fault {
        case nil: .response(respond())
        case .status(let status): .response(fail(status).asLimited)
        case .malformed: .response(.malformed)
        case .truncate: .half(respond())
        case .refuse: .refusal
        case .hang: .silence
        }
    }
  }
}

extension RemoteResponse {
  /// The response with a header that requests a wait of one minute if the status is 429.
  fileprivate var asLimited: RemoteResponse {
    var response = self
    if status == 429 { response.headers["Retry-After"] = "60" }
    return response
  }

  /// An HTML page, as an intermediary would return it in place of JSON or an image.
  fileprivate static let malformed = RemoteResponse(
    headers: ["Content-Type": "text/html"], body: Data("<html>This is no JSON.</html>".utf8))
}
