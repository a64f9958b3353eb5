import Foundation
import PlatenContext

/// The names of the fields in a recorded response.
///
/// The name of a header field follows the prefix `header`.
package enum ResponseField {
  package static let received = "received", expected = "expected"
  package static let status = "status", header = "header ", text = "text"
  package static let base64 = Resolution.bytes
  package static let error = "error", why = "why", seconds = "seconds", limit = "limit"
  package static let code = "code", path = "path"
}

/// A response that a recording or a test contains.
package struct StoredResponse: Hashable, Sendable {
  package var status: Int
  package var fields: [String: String]
  package var body: Data

  package init(status: Int, fields: [String: String] = [:], body: Data) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// The fields that represent the response in a recording.
  package var answer: Resolution.Answer { answer(withSecrets: false) }

  /// Returns the fields that represent the response.
  ///
  /// - Parameter withSecrets: Whether they include header fields whose names indicate a secret.
  package func answer(withSecrets: Bool) -> Resolution.Answer {
    var answer = [ResponseField.status: "\(status)"]
    for (name, value) in fields where withSecrets || !name.namesSecret {
      answer[ResponseField.header + name] = value
    }
    if let text = String(data: body, encoding: .utf8) {
      answer[ResponseField.text] = text.isEmpty ? nil : text
    } else {
      answer[ResponseField.base64] = body.base64EncodedString()
    }
    return answer
  }

  /// Creates the response that the fields represent; returns `nil` if they represent no response.
  package init?(_ answer: Resolution.Answer) {
    let text = Data((answer[ResponseField.text] ?? "").utf8)
    guard let status = answer[ResponseField.status].flatMap({ Int($0) }),
      let body = answer[ResponseField.base64].map({ Data(base64Encoded: $0) }) ?? text
    else { return nil }
    let headers = answer.filter { $0.key.hasPrefix(ResponseField.header) }
    let fields = headers.map { (String($0.key.dropFirst(ResponseField.header.count)), $0.value) }
    self.init(status: status, fields: Dictionary(uniqueKeysWithValues: fields), body: body)
  }
}

extension URLError {
  /// The fields that represent the error in a recording of `URLSession`.
  package var answer: Resolution.Answer {
    [ResponseField.error: "url", ResponseField.code: "\(code.rawValue)"]
  }
}
