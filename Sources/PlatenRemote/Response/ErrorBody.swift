import Foundation

extension RemoteError.Status {
  /// What a response says that did not serve the request.
  init(_ response: RemoteResponse, now: Date = Date()) {
    self.init(
      response.status, reason: Self.reason(in: response.body),
      retryAfter: response.headers.retryAfter(now: now), headers: response.headers)
    if reason == nil, (300...399).contains(code), let target = headers["Location"] {
      reason = "a redirect to \(RemoteURL(target)), which is not followed".clipped
    }
  }

  /// The reason in a JSON body; a body of more than 64 KiB is no error message.
  private static func reason(in body: Data) -> String? {
    guard body.count <= 64 << 10, let said = try? JSONDecoder().decode(ErrorBody.self, from: body),
      let text = said.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
    else { return nil }
    return text.clipped
  }
}

/// An error message in JSON, as many servers send it.
private struct ErrorBody: Decodable {
  let text: String?

  /// Where the text can be, the likeliest first.
  private enum Key: String, CodingKey, CaseIterable {
    case reason, message
    case statusMessage = "status_message"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    text = Key.allCases.lazy.compactMap { try? fields.decode(String.self, forKey: $0) }.first
  }
}
