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
      let similar = mostSimilar(to: name, among: existing).map { "did you mean \(quoted($0))?" }
      return "no route \(quoted(name)); \(similar ?? listed(existing, none: "there is none"))"
    }
  }
}
