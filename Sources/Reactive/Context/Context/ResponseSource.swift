/// The source of external input to a session, such as responses from a service. The input is either
/// recorded or replayed.
package protocol ResponseSource: Sendable {
  /// Resolves an external request. The same request can occur several times.
  func ask(_ question: String) -> Resolution

  /// Whether requests without a response are sent to servers in virtual time.
  var sendsRequests: Bool { get }
}

extension ResponseSource {
  package var sendsRequests: Bool { false }
}

/// The resolution of an external request.
package enum Resolution: Sendable {
  /// The fields of a response, by name.
  package typealias Answer = [String: String]

  /// The name of a field that contains bytes in base64.
  package static let bytes = "base64"

  /// The request is sent, and the closure receives the responses to record.
  case now(note: @Sendable (Answer) -> Void)
  /// The request is replayed with recorded responses.
  case before([RecordedAnswer])
  /// The request has no recorded response, for the specified reason.
  case never(why: String)
}

/// A recorded response or part of one.
package struct RecordedAnswer: Sendable {
  /// The time from the request to the response.
  package let delay: Duration
  /// The position among all recorded responses, which orders responses at the same instant.
  package let position: UInt32
  package let answer: Resolution.Answer

  package init(after delay: Duration, _ position: UInt32, _ answer: Resolution.Answer) {
    self.delay = delay
    self.position = position
    self.answer = answer
  }
}
