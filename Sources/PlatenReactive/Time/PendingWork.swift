/// Something that a clock is going to do, or that a session waits for.
public struct PendingWork: Sendable, Equatable, CustomStringConvertible {
  /// What it is, such as `debounce`, `sleep` or `GET /users/ada`.
  public let name: String
  /// The place in the source that asked for it, as `Module/File.swift:12`; `nil` if unknown.
  public let place: String?
  /// When it is due, in time since the clock was made; `nil` if the clock does not decide that.
  public let due: Duration?

  /// As in `debounce (App/Search.swift:12), due at 0.8s`.
  public var description: String {
    name + (place.map { " (\($0))" } ?? "") + (due.map { ", due at \($0.text)" } ?? "")
  }
}

extension WorkLabel {
  /// As in `debounce (App/Search.swift:12)`.
  package var text: String { work(due: nil).description }

  /// The same place by another name.
  func named(_ name: String) -> WorkLabel { WorkLabel(name, place: place) }

  func work(due: Duration?) -> PendingWork { PendingWork(name: name, place: place, due: due) }
}
