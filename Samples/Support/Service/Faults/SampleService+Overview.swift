import PlatenContext
import PlatenSession

extension SampleService {
  /// Returns a line for each route, with its settings or the host that replaces it.
  ///
  /// - Parameter others: The hosts that replace the service, by route name.
  func overview(_ others: [String: String]) -> [String] {
    aligned(
      routes.map { route in
        guard let other = others[route.name] else { return row(route) }
        return [route.name, "\(route.method) \(route.path)", "from \(other.shown.inQuotes)"]
      })
  }

  /// Returns the lines for one route, with its settings.
  func overview(of name: String) -> [String] {
    aligned(routes.filter { $0.name == name }.map(row))
  }

  /// The lines of the log.
  var logLines: [String] {
    let entries = log
    guard let first = entries.first else { return ["no requests"] }
    let earlier = first.number > 1 ? ["… \(first.number - 1) earlier"] : []
    return earlier + aligned(entries.map { [String($0.number), $0.request, $0.outcome] })
  }

  private func row(_ route: Route) -> [String] {
    let settings = settings(of: route)
    return [
      route.name, "\(route.method) \(route.path)", "latency \(settings.latency.text)",
      "fault \(settings.fault?.description ?? "off")",
    ]
  }
}
