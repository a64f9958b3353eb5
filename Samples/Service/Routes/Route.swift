import PlatenReactive
import PlatenRemote

extension SampleService {
  /// One thing that the service can be asked.
  struct Route: Sendable {
    /// Answers what is asked, and may remember something; any thread may call it.
    typealias Respond = @Sendable (Values, Locked<Memory>) -> RemoteResponse

    /// What the command `service` calls it.
    let name: String
    let method: String
    let path: PathPattern
    let respond: Respond

    init(_ name: String, _ method: String, _ path: PathPattern, respond: @escaping Respond) {
      self.name = name
      self.method = method
      self.path = path
      self.respond = respond
    }

    /// What the route is asked, if the request is for it.
    func values(of request: Request) -> Values? {
      guard request.method == method, let path = request.path else { return nil }
      return self.path.parts(of: path).map { Values(path: $0, query: request.query) }
    }
  }

  /// What routes remember from one request to the next.
  struct Memory: Sendable {
    /// How often `maintenance` was asked for.
    var maintenanceCalls = 0
  }
}

extension SampleService.Route {
  /// Every route of the service; the first that matches answers.
  static let all = [signup]
}
