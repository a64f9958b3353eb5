import PlatenContext
import PlatenRequests

extension RemoteError.Kind {
  /// The fields that represent the error in a recording.
  var answer: Resolution.Answer {
    switch self {
    case .unreachable(let why): [ResponseField.error: "unreachable", ResponseField.why: why]
    case .timedOut(let limit):
      [ResponseField.error: "timedOut", ResponseField.seconds: "\(limit / .seconds(1))"]
    case .tls(let why): [ResponseField.error: "tls", ResponseField.why: why]
    case .tooLarge(let limit): [ResponseField.error: "tooLarge", ResponseField.limit: "\(limit)"]
    case .interrupted: [ResponseField.error: "interrupted"]
    case .malformed: [ResponseField.error: "malformed"]
    case .cancelled: [ResponseField.error: "cancelled"]
    case .invalidRequest(let why): [ResponseField.error: "invalidRequest", ResponseField.why: why]
    case .decoding(let path, let expected):
      [ResponseField.error: "decoding", ResponseField.path: path, ResponseField.why: expected]
    case .status(let status): status.answer
    }
  }

  /// Creates an error from the fields in a recording, or returns `nil` if the fields contain no
  /// error.
  ///
  /// An error of an unknown kind becomes `malformed`.
  init?(_ answer: Resolution.Answer) {
    guard let name = answer[ResponseField.error] else { return nil }
    let why = answer[ResponseField.why] ?? ""
    switch name {
    case "unreachable": self = .unreachable(why)
    case "timedOut": self = answer.duration.map { .timedOut(after: $0) } ?? .malformed
    case "tls": self = .tls(why)
    case "tooLarge": self = .tooLarge(limit: answer[ResponseField.limit].flatMap { Int($0) } ?? 0)
    case "interrupted": self = .interrupted
    case "cancelled": self = .cancelled
    case "invalidRequest": self = .invalidRequest(why)
    case "decoding": self = .decoding(path: answer[ResponseField.path] ?? "", expected: why)
    case "status": self = .status(RemoteError.Status(answer))
    default: self = .malformed
    }
  }
}

extension RemoteError.Status {
  fileprivate var answer: Resolution.Answer {
    var answer = [ResponseField.error: "status", ResponseField.code: "\(code)"]
    answer[ResponseField.why] = reason
    answer[ResponseField.seconds] = retryAfter.map { "\($0 / .seconds(1))" }
    return answer
  }

  fileprivate init(_ answer: Resolution.Answer) {
    self.init(
      answer[ResponseField.code].flatMap { Int($0) } ?? 0, reason: answer[ResponseField.why],
      retryAfter: answer.duration)
  }
}

extension Resolution.Answer {
  /// The recorded time, or `nil` if the time is missing or outside 0 to 1,000,000,000 seconds.
  fileprivate var duration: Duration? {
    self[ResponseField.seconds].flatMap(Double.init).flatMap {
      (0...1e9).contains($0) ? .seconds($0) : nil
    }
  }
}
