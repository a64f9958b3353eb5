import PlatenReactive

/// The web service that the samples ask, with fixtures and faults of its own.
///
/// It answers in process, in virtual time, or over HTTP by a `SampleServer`; the same code decides
/// about both, so their answers are the same. Latency and faults are set for each route:
///
///     let service = SampleService()
///     try service.setFault(.status(503), of: "signup")
///     try service.setLatency(.seconds(2), of: "signup")
///
/// Any thread may use it.
public final class SampleService: Sendable {
  let routes: [Route]
  private let state = Locked(State())
  private let memory = Locked(Memory())

  /// A service with all its routes, answering at once and without faults.
  public convenience init() { self.init(routes: Route.all) }

  init(routes: [Route]) { self.routes = routes }

  /// What was asked, oldest first; only the last thousand are kept.
  public var log: [LogEntry] { state.withLock { $0.log.entries } }

  /// Has a route answer later.
  ///
  /// - Parameter latency: From zero to 10⁹ seconds; what is less or more counts as these.
  /// - Throws: `UnknownRoute`.
  public func setLatency(_ latency: Duration, of route: String) throws(UnknownRoute) {
    let latency = min(max(latency, .zero), .seconds(1_000_000_000))
    try set(route) { $0.latency = latency }
  }

  /// Has a route fail in a certain way, or answer again with `nil`.
  ///
  /// - Throws: `UnknownRoute`.
  public func setFault(_ fault: Fault?, of route: String) throws(UnknownRoute) {
    try set(route) { $0.fault = fault }
  }

  /// Forgets latencies, faults, what was asked, and what its routes remember.
  public func reset() {
    state.value = State()
    memory.value = Memory()
  }

  /// Has a request arrive: decides about it, and logs it.
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

  /// The names of the routes, each once, in their order.
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
  /// What can be set for a route.
  struct Settings: Sendable, Equatable {
    var latency = Duration.zero
    var fault: Fault?
  }

  /// What was asked of a service, and what was set.
  private struct State: Sendable {
    var log = RequestLog()
    private var settings: [String: Settings] = [:]

    subscript(route: String) -> Settings {
      get { settings[route, default: Settings()] }
      set { settings[route] = newValue }
    }
  }
}
