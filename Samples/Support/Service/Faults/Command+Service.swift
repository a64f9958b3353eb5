import Foundation
import PlatenSession
import PlatenTranscript

extension Command {
  /// Creates the command that displays a service and its log, and sets latencies and faults.
  ///
  ///     > service fail signup 503
  ///       signup  GET /isUserNameAvailable  latency 0s  fault 503
  ///
  /// - Parameters:
  ///   - service: The service to configure.
  ///   - address: Returns the URL of the service's server; `nil` if the service responds in
  ///     process.
  ///   - other: Returns the host that replaces the service for a named route, or `nil`. Such a
  ///     route has no settings and no log.
  public static func service(
    _ service: SampleService, at address: @escaping @Sendable () async -> URL? = { nil },
    insteadOf other: @escaping @MainActor (_ route: String) -> String? = { _ in nil }
  ) -> Command {
    Command(
      "service", "[ACTION] [ROUTE] [VALUE]",
      "Show the sample service, or change its responses.",
      details: """
        service lists the routes. A fault is a status from 400 to 599, refuse, hang, truncate, \
        malformed, or off.
          service latency signup 2s
          service fail signup 503
          service log
          service reset
        """,
      completions: { ServiceAction.words(after: $0, for: service) }
    ) { words in
      let others = service.routeNames.reduce(into: [:]) { $0[$1] = other($1) }
      if words.isEmpty {
        let isAsked = others.count < service.routeNames.count
        let place = await address()?.absoluteString ?? "in process"
        return (isAsked ? [place] : []) + service.overview(others)
      }
      return try ServiceAction(words).perform(on: service, others)
    }
  }
}

/// A parsed `service` command.
private enum ServiceAction {
  case latency(String, Duration)
  case fail(String, SampleService.Fault?)
  case log
  case reset

  /// The syntax of each subcommand.
  private static let usages = [
    "latency": "service latency ROUTE DURATION", "fail": "service fail ROUTE FAULT",
    "log": "service log", "reset": "service reset",
  ]

  init(_ words: [String]) throws(CommandError) {
    switch (words[0], words.count) {
    case ("latency", 3): self = .latency(words[1], try duration(words[2]))
    case ("fail", 3): self = .fail(words[1], try .typed(words[2]))
    case ("log", 1): self = .log
    case ("reset", 1): self = .reset
    default: throw Self.mistake(words[0])
    }
  }

  /// Returns the completions that can follow the specified words.
  static func words(after words: [String], for service: SampleService) -> [String] {
    switch (words.first, words.count) {
    case (nil, _): usages.keys.sorted()
    case ("latency", 1), ("fail", 1): service.routeNames
    case ("fail", 2): SampleService.Fault.words
    default: []
    }
  }

  private static func mistake(_ name: String) -> CommandError {
    if let usage = usages[name] { return CommandError("usage: \(usage)") }
    let names = usages.keys.sorted()
    return CommandError(
      "no action \(name.shown.inQuotes); \(hint(name, names, none: "there are none"))")
  }

  /// Performs the command and returns its output.
  ///
  /// - Parameters:
  ///   - service: The service to configure.
  ///   - others: The hosts that replace the service, by route name.
  func perform(on service: SampleService, _ others: [String: String]) throws -> [String] {
    switch self {
    case .latency(let route, let latency):
      try Self.check(route, others)
      try service.setLatency(latency, of: route)
      return service.overview(of: route)
    case .fail(let route, let fault):
      try Self.check(route, others)
      try service.setFault(fault, of: route)
      return service.overview(of: route)
    case .log:
      let note = "requests to \(Self.names(others)) are not logged here"
      return service.logLines + (others.isEmpty ? [] : [note])
    case .reset:
      if others.count == service.routeNames.count {
        throw CommandError(
          "cannot reset \(Self.names(others)): it is not the sample service of this program")
      }
      service.reset()
      return []
    }
  }

  private static func names(_ others: [String: String]) -> String {
    Set(others.values).sorted().map(\.shown.inQuotes).joined(separator: ", ")
  }

  private static func check(_ route: String, _ others: [String: String]) throws(CommandError) {
    guard let other = others[route] else { return }
    throw CommandError(
      "cannot change \(route.shown.inQuotes): \(other.shown.inQuotes) serves it, outside this program"
    )
  }
}
