import Foundation
import PlatenReactive

/// The names of the fields in a recorded response.
///
/// The name of a header field follows the prefix `header`.
enum ResponseField {
  static let received = "received", expected = "expected"
  static let status = "status", header = "header ", text = "text", base64 = Resolution.bytes
  static let error = "error", why = "why", seconds = "seconds", limit = "limit"
  static let code = "code", path = "path"
}

extension RemoteEvent {
  /// The fields that represent the event in a recording.
  var answer: Resolution.Answer {
    switch self {
    case .progress(let progress):
      var answer = [ResponseField.received: "\(progress.received)"]
      answer[ResponseField.expected] = progress.expected.map { "\($0)" }
      return answer
    case .response(let response): return response.answer
    }
  }

  /// Returns the event or the error that the fields of a recording represent.
  ///
  /// Fields that represent neither become the error `malformed`.
  static func read(_ answer: Resolution.Answer) -> Result<RemoteEvent, RemoteError> {
    if let kind = RemoteError.Kind(answer) { return .failure(RemoteError(kind)) }
    if let received = answer[ResponseField.received].flatMap({ Int($0) }) {
      let expected = answer[ResponseField.expected].flatMap { Int($0) }
      return .success(.progress(RemoteProgress(received: received, expected: expected)))
    }
    guard let response = RemoteResponse(answer) else { return .failure(RemoteError(.malformed)) }
    return .success(.response(response))
  }
}

extension RemoteResponse {
  fileprivate var answer: Resolution.Answer {
    var answer = [ResponseField.status: "\(status)"]
    for (name, value) in headers.fields where !name.namesSecret {
      answer[ResponseField.header + name] = value
    }
    if let text = String(data: body, encoding: .utf8) {
      answer[ResponseField.text] = text.isEmpty ? nil : text
    } else {
      answer[ResponseField.base64] = body.base64EncodedString()
    }
    return answer
  }

  fileprivate init?(_ answer: Resolution.Answer) {
    let text = Data((answer[ResponseField.text] ?? "").utf8)
    guard let status = answer[ResponseField.status].flatMap({ Int($0) }),
      let body = answer[ResponseField.base64].map({ Data(base64Encoded: $0) }) ?? text
    else { return nil }
    self.init(status: status, body: body)
    for (name, value) in answer where name.hasPrefix(ResponseField.header) {
      headers[String(name.dropFirst(ResponseField.header.count))] = value
    }
  }
}
