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
    init(_ settings: Settings, respond: () -> RemoteResponse) {
      latency = settings.latency
      outcome =
        switch settings.fault {
        case nil: .response(respond())
        case .status(let status): .response(.error(status, "Asked to fail with status \(status)"))
        case .malformed: .response(.malformed)
        case .truncate: .half(respond())
        case .refuse: .refusal
        case .hang: .silence
        }
    }
  }
}

extension RemoteResponse {
  /// A page that somebody put in the way, where JSON was asked for.
  fileprivate static let malformed = RemoteResponse(
    headers: ["Content-Type": "text/html"], body: Data("<html>This is no JSON.</html>".utf8))
}
