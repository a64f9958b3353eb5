import PlatenLines
import PlatenRemote

extension SampleService {
  /// What the service is asked.
  package struct Request: Sendable {
    let method: String
    /// The path and the query as they were received, percent-encoded.
    private let target: String
    /// The segments of the path, decoded; nil if the target has no path.
    let path: [String]?
    /// What follows the `?`, decoded; a `+` is a space there, as forms write it.
    let query: RemoteQuery

    package init(method: String, target: String) {
      let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.dropFirst().map { "?" + $0.replacing("+", with: "%20") }
      let url = RemoteURL("http://localhost" + parts[0] + decoded.joined())
      self.method = method
      self.target = target
      path = target.hasPrefix("/") ? url.path : nil
      query = url.query
    }

    /// The method and the target, with a sign for what could act on a terminal; cut to 200 cells.
    var text: String { Line("\(method) \(target)").truncated(to: 200).text }
  }
}
