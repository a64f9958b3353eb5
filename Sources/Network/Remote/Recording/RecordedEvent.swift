import Foundation
import PlatenContext
import PlatenRequests

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
    StoredResponse(status: status, fields: headers.fields, body: body).answer
  }

  fileprivate init?(_ answer: Resolution.Answer) {
    guard let stored = StoredResponse(answer) else { return nil }
    self.init(status: stored.status, body: stored.body)
    for (name, value) in stored.fields { headers[name] = value }
  }
}
