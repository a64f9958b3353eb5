import PlatenSession

extension SampleService {
  /// A route was named that the service does not have.
  public struct UnknownRoute: Error, Equatable, CustomStringConvertible {
    /// The name that no route has.
    public let name: String
    /// The names of all routes.
    public let existing: [String]

    /// What is wrong, and what would be right.
    public var description: String {
      "no route \(name.shown.inQuotes); \(hint(name, existing, none: "the service has none"))"
    }
  }
}
