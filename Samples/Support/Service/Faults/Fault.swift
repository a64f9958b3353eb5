import PlatenSession
import PlatenTranscript

extension SampleService {
  /// How a route fails.
  public enum Fault: Sendable, Equatable {
    /// It answers with this status, from 400 to 599, and a reason in the form that its screen's
    /// service has.
    case status(Int)
    /// It closes the connection without an answer.
    case refuse
    /// It never answers.
    case hang
    /// Its answer ends before it is complete.
    case truncate
    /// It answers with status 200 and a page of HTML: neither JSON nor a picture.
    case malformed
  }
}

extension SampleService.Fault: CustomStringConvertible {
  /// Those that are no status.
  private static let named = [refuse, hang, truncate, malformed]

  /// As it is typed: `503`, `refuse`.
  public var description: String {
    switch self {
    case .status(let status): String(status)
    case .refuse: "refuse"
    case .hang: "hang"
    case .truncate: "truncate"
    case .malformed: "malformed"
    }
  }

  /// What can be typed besides a status.
  static var words: [String] { named.map(\.description) + ["off"] }

  /// A fault as it is typed; nil for `off`.
  ///
  /// - Throws: `CommandError` when it is no fault.
  static func typed(_ text: String) throws(CommandError) -> Self? {
    if text == "off" { return nil }
    if let status = Int(text), 400...599 ~= status { return .status(status) }
    if let fault = named.first(where: { $0.description == text }) { return fault }
    let names = named.map(\.description).joined(separator: ", ")
    throw CommandError("no fault \(text.shown.inQuotes); available: 400 to 599, \(names), off")
  }
}
