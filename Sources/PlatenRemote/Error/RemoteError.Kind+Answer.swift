import PlatenReactive

extension RemoteError.Kind {
  /// What is written down of the error.
  var answer: Asked.Answer {
    switch self {
    case .unreachable(let why): [Part.error: "unreachable", Part.why: why]
    case .timedOut(let limit): [Part.error: "timedOut", Part.seconds: "\(limit / .seconds(1))"]
    case .tls(let why): [Part.error: "tls", Part.why: why]
    case .tooLarge(let limit): [Part.error: "tooLarge", Part.limit: "\(limit)"]
    case .interrupted: [Part.error: "interrupted"]
    case .malformed: [Part.error: "malformed"]
    case .cancelled: [Part.error: "cancelled"]
    case .invalidRequest(let why): [Part.error: "invalidRequest", Part.why: why]
    case .decoding(let path, let expected):
      [Part.error: "decoding", Part.path: path, Part.why: expected]
    case .status(let status): status.answer
    }
  }

  /// The error that was written down, if any was; one of a kind that nobody knows is `malformed`.
  init?(_ answer: Asked.Answer) {
    guard let name = answer[Part.error] else { return nil }
    let why = answer[Part.why] ?? ""
    switch name {
    case "unreachable": self = .unreachable(why)
    case "timedOut": self = answer.duration.map { .timedOut(after: $0) } ?? .malformed
    case "tls": self = .tls(why)
    case "tooLarge": self = .tooLarge(limit: answer[Part.limit].flatMap { Int($0) } ?? 0)
    case "interrupted": self = .interrupted
    case "cancelled": self = .cancelled
    case "invalidRequest": self = .invalidRequest(why)
    case "decoding": self = .decoding(path: answer[Part.path] ?? "", expected: why)
    case "status": self = .status(RemoteError.Status(answer))
    default: self = .malformed
    }
  }
}

extension RemoteError.Status {
  fileprivate var answer: Asked.Answer {
    var answer = [Part.error: "status", Part.code: "\(code)"]
    answer[Part.why] = reason
    answer[Part.seconds] = retryAfter.map { "\($0 / .seconds(1))" }
    return answer
  }

  fileprivate init(_ answer: Asked.Answer) {
    self.init(
      answer[Part.code].flatMap { Int($0) } ?? 0, reason: answer[Part.why],
      retryAfter: answer.duration)
  }
}

extension Asked.Answer {
  /// A time that anybody could wait for.
  fileprivate var duration: Duration? {
    self[Part.seconds].flatMap(Double.init).flatMap { (0...1e9).contains($0) ? .seconds($0) : nil }
  }
}
