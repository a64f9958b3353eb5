import PlatenLines
import PlatenRemote

extension SampleService {
  /// A request to the service.
  package struct Request: Sendable {
    let method: String
    /// The scheme, host and port with which the client addresses the service, for URLs in
    /// responses.
    let origin: String
    /// The percent-encoded path and query as received.
    private let target: String
    /// The decoded path components; `nil` if the target has no path.
    let path: [String]?
    /// The decoded query, in which `+` represents a space, as in HTML forms.
    let query: RemoteQuery

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: The HTTP method.
    ///   - target: The percent-encoded path and query.
    ///   - host: The requested host, with its port if any; an invalid host is replaced with
    ///     `localhost`.
    package init(method: String, target: String, host: String = "localhost") {
      let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.dropFirst().map { "?" + $0.replacing("+", with: "%20") }
      let url = RemoteURL("http://localhost" + parts[0] + decoded.joined())
      let origin = RemoteURL("http://" + RemoteURL("http://\(host)").host)
      self.method = method
      self.origin = (try? origin.url()) == nil ? "http://localhost" : origin.text
      self.target = target
      path = target.hasPrefix("/") ? url.path : nil
      query = url.query
    }

    /// The method and the target without API keys or control characters, truncated to 200 cells.
    var text: String { Line("\(method) \(target.hidingKeys)").truncated(to: 200).text }
  }
}

extension String {
  /// The target with dots in place of API keys, regardless of the encoding of their names.
  fileprivate var hidingKeys: String {
    let parts = split(separator: /[?&#]/, omittingEmptySubsequences: false)
    guard let path = parts.first else { return self }
    return parts.dropFirst().reduce(into: String(path)) { text, part in
      text.append(self[index(before: part.startIndex)])
      let name = RemoteURL("http://localhost?\(part)").query.items.first?.name
      text += name?.lowercased() == "api_key" ? "api_key=•••" : part
    }
  }
}
