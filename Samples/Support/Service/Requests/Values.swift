import PlatenRemote

extension SampleService {
  /// The decoded path and query parameters of a request.
  struct Values: Sendable {
    /// The path parameters, by their names in the route's pattern.
    let path: [String: String]
    let query: RemoteQuery
    /// The scheme, host and port of the service, for URLs in the response.
    let origin: String

    /// The value of a query parameter: empty if it has none, and the first one if it is repeated.
    subscript(parameter: String) -> String? {
      query.items.first { $0.name == parameter }.map { $0.value ?? "" }
    }
  }
}
