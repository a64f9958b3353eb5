import PlatenLines
import PlatenRemote

extension SampleService {
  /// What the service is asked.
  package struct Request: Sendable {
    let method: String
    /// Scheme, host and port of the service as who asks knows it, for URLs in answers.
    let origin: String
    /// The path and the query as they were received, percent-encoded.
    private let target: String
    /// The segments of the path, decoded; nil if the target has no path.
    let path: [String]?
    /// What follows the `?`, decoded; a `+` is a space there, as forms write it.
    let query: RemoteQuery

    /// - Parameter host: The host that is asked, and its port if there is one; `localhost` counts
    ///   instead of what is no host.
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

    /// The method and the target without keys, with a sign for what could act on a terminal; cut to
    /// 200 cells.
    var text: String { Line("\(method) \(target.hidingKeys)").truncated(to: 200).text }
  }
}

extension String {
  /// This target with dots for the values of keys, however their names are encoded.
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
