import PlatenContext

/// The web service of the samples, with fixtures and configurable faults.
///
/// The service responds in process, in virtual time, or over HTTP through a `SampleServer`. Both
/// use the same code and give the same answers. Latency and faults are configured per route:
///
///     let service = SampleService()
///     try service.setFault(.status(503), of: "signup")
///     try service.setLatency(.seconds(2), of: "signup")
///
/// The service is thread-safe.
public final class SampleService: Sendable {
  let routes: [Route]
  private let state = Locked(State())
  private let memory = Locked(Memory())

  /// Creates a service with all routes, without latencies or faults.
  public convenience init() { self.init(routes: Route.all) }

  init(routes: [Route]) { self.routes = routes }

  /// The last 1,000 requests, oldest first.
  public var log: [LogEntry] { state.withLock { $0.log.entries } }

  /// Sets the latency of a route.
  ///
  /// - Parameters:
  ///   - latency: The latency, which is clamped to a range from zero to 10⁹ seconds.
  ///   - route: The name of the route.
  /// - Throws: `UnknownRoute` if no route has the name.
  public func setLatency(_ latency: Duration, of route: String) throws(UnknownRoute) {
    let latency = min(max(latency, .zero), .seconds(1_000_000_000))
    try set(route) { $0.latency = latency }
  }

  /// Sets the fault of a route, or removes it with `nil`.
  ///
  /// - Throws: `UnknownRoute` if no route has the specified name.
  public func setFault(_ fault: Fault?, of route: String) throws(UnknownRoute) {
    try set(route) { $0.fault = fault }
  }

  /// Resets latencies, faults, the log and the memory of the routes.
  public func reset() {
    state.value = State()
    memory.value = Memory()
  }

  /// Returns the answer to a request and logs the request.
  package func answer(to request: Request) -> Answer {
    let (answer, text) = (decide(on: request), request.text)
    state.withLock { $0.log.append(text, answer) }
    return answer
  }

  private func decide(on request: Request) -> Answer {
    for route in routes {
      guard let values = route.values(of: request) else { continue }
      return Answer(settings(of: route), fail: route.fail) { route.respond(values, memory) }
    }
    return Answer(Settings()) { .error(404, "There is nothing here") }
  }

  /// The names of the routes in order, without duplicates.
  var routeNames: [String] {
    routes.map(\.name).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  func settings(of route: Route) -> Settings { state.withLock { $0[route.name] } }

  private func set(_ name: String, _ change: (inout Settings) -> Void) throws(UnknownRoute) {
    guard routes.contains(where: { $0.name == name }) else {
      throw UnknownRoute(name: name, existing: routeNames)
    }
    state.withLock { change(&$0[name]) }
  }
}

extension SampleService {
  /// The latency and the fault of a route.
  struct Settings: Sendable, Equatable {
    var latency = Duration.zero
    var fault: Fault?
  }

  /// The log and the settings of a service.
  private struct State: Sendable {
    var log = RequestLog()
    private var settings: [String: Settings] = [:]

    subscript(route: String) -> Settings {
      get { settings[route, default: Settings()] }
      set { settings[route] = newValue }
    }
  }
}
