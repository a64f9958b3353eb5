import PlatenSession

extension SampleService {
  /// An error for a route name that the service does not have.
  public struct UnknownRoute: Error, Equatable, CustomStringConvertible {
    /// The unknown name.
    public let name: String
    /// The names of all routes.
    public let existing: [String]

    /// The error message, with the available names.
    public var description: String {
      "no route \(name.shown.inQuotes); \(hint(name, existing, none: "the service has none"))"
    }
  }
}
