import PlatenReactive
import PlatenRemote

extension SampleService {
  /// One thing that the service can be asked.
  struct Route: Sendable {
    /// Answers what is asked, and may remember something; any thread may call it.
    typealias Respond = @Sendable (Values, Locked<Memory>) -> RemoteResponse

    /// What the command `service` calls it.
    let name: String
    let method = "GET"
    let path: PathPattern
    /// What it answers when it is made to fail with a status.
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

    /// What the route is asked, if the request is for it.
    func values(of request: Request) -> Values? {
      guard request.method == method, let path = request.path else { return nil }
      return self.path.parts(of: path).map {
        Values(path: $0, query: request.query, origin: request.origin)
      }
    }
  }

  /// What routes remember from one request to the next.
  struct Memory: Sendable {
    /// How often `maintenance` was asked for.
    var maintenanceCalls = 0
  }
}

extension SampleService.Route {
  /// Every route of the service; the first that matches answers. What is set for a name counts for
  /// all routes of that name.
  static let all = [signup, users, avatars, movies, posters, posts, post, pictures]
}

extension String {
  /// The reason of a failure that somebody asked for.
  static func asked(_ status: Int) -> String { "Asked to fail with status \(status)" }
}
