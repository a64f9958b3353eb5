import Foundation
import PlatenRemote

extension SampleService {
  /// What a request gets, and when.
  package struct Answer: Sendable {
    package enum Outcome: Sendable {
      /// A whole response.
      case response(RemoteResponse)
      /// A response that ends when half of its body has come.
      case half(RemoteResponse)
      /// The connection is closed without a word.
      case refusal
      /// Nothing, for as long as somebody waits.
      case silence
    }

    /// How long after the request it comes.
    package let latency: Duration
    package let outcome: Outcome

    /// What comes of a response under a route's settings; not every fault asks for one.
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
  /// With status 429, how long to wait: a minute.
  fileprivate var asLimited: RemoteResponse {
    var response = self
    if status == 429 { response.headers["Retry-After"] = "60" }
    return response
  }

  /// A page that somebody put in the way, where JSON or a picture was asked for.
  fileprivate static let malformed = RemoteResponse(
    headers: ["Content-Type": "text/html"], body: Data("<html>This is no JSON.</html>".utf8))
}
