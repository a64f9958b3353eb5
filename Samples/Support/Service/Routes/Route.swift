import PlatenContext
import PlatenRemote

extension SampleService {
  /// A route of the service.
  struct Route: Sendable {
    /// A closure that returns a response and can store values in the routes' memory, on any thread.
    typealias Respond = @Sendable (Values, Locked<Memory>) -> RemoteResponse

    /// The name of the route in the command `service`.
    let name: String
    let method = "GET"
    let path: PathPattern
    /// A closure that returns the response to a request that must fail with a status.
    let fail: @Sendable (Int) -> RemoteResponse
    let respond: Respond

    init(
      _ name: String, _ path: PathPattern,
      fail: @escaping @Sendable (Int) -> RemoteResponse = { .error($0, .asked($0)) },
      respond: @escaping Respond
    ) {
      self.name = name
      self.path = path
      self.fail = fail
      self.respond = respond
    }

    /// Returns the parameters of a request, or `nil` if the route does not match it.
    func values(of request: Request) -> Values? {
      guard request.method == method, let path = request.path else { return nil }
      return self.path.parts(of: path).map {
        Values(path: $0, query: request.query, origin: request.origin)
      }
    }
  }

  /// The state that routes share between requests.
  struct Memory: Sendable {
    /// The number of requests for the name `maintenance`.
    var maintenanceCalls = 0
  }
}

extension SampleService.Route {
  /// The routes of the service, the first match of which answers a request. Settings apply to all
  /// routes with the same name.
  static let all = [signup, users, avatars, movies, posters, posts, post, pictures]
}

extension String {
  /// Returns the reason of a failure that a user configured.
  static func asked(_ status: Int) -> String { "Asked to fail with status \(status)" }
}
