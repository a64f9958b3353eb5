import PlatenRemote

extension SampleService {
  /// What a route is asked: parts of the path and of the query, decoded.
  struct Values: Sendable {
    /// Parts of the path, by the names that the route gives them.
    let path: [String: String]
    let query: RemoteQuery
    /// Scheme, host and port of the service, for URLs in the answer.
    let origin: String

    /// A parameter of the query: empty if it has no value, the first if it is repeated.
    subscript(parameter: String) -> String? {
      query.items.first { $0.name == parameter }.map { $0.value ?? "" }
    }
  }
}
