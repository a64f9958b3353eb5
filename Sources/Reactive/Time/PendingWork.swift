/// Scheduled work of a clock, or an operation that a session waits for.
public struct PendingWork: Sendable, Equatable, CustomStringConvertible {
  /// The name of the work, such as `debounce`, `sleep`, or `GET /users/ada`.
  public let name: String
  /// The call site in the source, such as `Module/File.swift:12`; `nil` if it is unknown.
  public let place: String?
  /// The due time since the clock was created; `nil` if the clock does not determine it.
  public let due: Duration?

  /// The name, call site, and due time: `debounce (App/Search.swift:12), due at 0.8s`.
  public var description: String {
    name + (place.map { " (\($0))" } ?? "") + (due.map { ", due at \($0.text)" } ?? "")
  }
}

extension WorkLabel {
  /// The name and call site: `debounce (App/Search.swift:12)`.
  package var text: String { work(due: nil).description }

  /// Returns a label with the same call site but another name.
  func named(_ name: String) -> WorkLabel { WorkLabel(name, place: place) }

  func work(due: Duration?) -> PendingWork { PendingWork(name: name, place: place, due: due) }
}
