import PlatenSession
import PlatenTranscript

extension SampleService {
  /// A type of failure of a route.
  public enum Fault: Sendable, Equatable {
    /// A status from 400 to 599, with a reason in the format of the imitated service.
    case status(Int)
    /// A connection that closes without an answer.
    case refuse
    /// A request that never receives an answer.
    case hang
    /// A response that ends prematurely.
    case truncate
    /// A status of 200 with an HTML page, which is neither JSON nor an image.
    case malformed
  }
}

extension SampleService.Fault: CustomStringConvertible {
  /// The faults other than statuses.
  private static let named = [refuse, hang, truncate, malformed]

  /// The fault as it is typed in a command: `503`, `refuse`.
  public var description: String {
    switch self {
    case .status(let status): String(status)
    case .refuse: "refuse"
    case .hang: "hang"
    case .truncate: "truncate"
    case .malformed: "malformed"
    }
  }

  /// The arguments of a command that are not statuses.
  static var words: [String] { named.map(\.description) + ["off"] }

  /// Parses a fault; `off` is `nil`.
  ///
  /// - Throws: `CommandError` if the text is not a fault.
  static func typed(_ text: String) throws(CommandError) -> Self? {
    if text == "off" { return nil }
    if let status = Int(text), 400...599 ~= status { return .status(status) }
    if let fault = named.first(where: { $0.description == text }) { return fault }
    let names = named.map(\.description).joined(separator: ", ")
    throw CommandError("no fault \(text.shown.inQuotes); available: 400 to 599, \(names), off")
  }
}
