import Foundation

extension RemoteError.Status {
  /// Creates a status from a response whose status is outside 200 to 299.
  init(_ response: RemoteResponse, now: Date = Date()) {
    self.init(
      response.status, reason: Self.reason(in: response.body),
      retryAfter: response.headers.retryAfter(now: now), headers: response.headers)
    if reason == nil, (300...399).contains(code), let target = headers["Location"],
      !target.isEmpty
    {
      reason = "a redirect to \(RemoteURL(target)), which is not followed".clipped
    }
  }

  /// Returns the reason in a JSON body. A body of more than 64 KiB is ignored, because error
  /// messages are not that large.
  private static func reason(in body: Data) -> String? {
    guard body.count <= 64 << 10, let said = try? JSONDecoder().decode(ErrorBody.self, from: body),
      let text = said.text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
    else { return nil }
    return text.clipped
  }
}

/// An error message in a JSON object.
private struct ErrorBody: Decodable {
  let text: String?

  /// The fields that can contain the message, with the most likely field first.
  private enum Key: String, CodingKey, CaseIterable {
    case reason, message
    case statusMessage = "status_message"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    text = Key.allCases.lazy.compactMap { try? fields.decode(String.self, forKey: $0) }.first
  }
}
