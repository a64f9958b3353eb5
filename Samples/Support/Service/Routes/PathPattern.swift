extension SampleService {
  /// A pattern of the paths that a route answers.
  ///
  /// The pattern `/users/{name}` matches `/users/ada`, where `name` is `ada`.
  struct PathPattern: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String

    init(stringLiteral pattern: String) { description = pattern }

    /// Returns the parameters in a path, or `nil` if the path does not match the pattern.
    func parts(of path: [String]) -> [String: String]? {
      let pattern = description.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      guard pattern.count == path.count else { return nil }
      var parts: [String: String] = [:]
      for (expected, given) in zip(pattern, path) {
        if expected.first == "{" {
          parts[String(expected.dropFirst().dropLast())] = given
        } else if expected != given {
          return nil
        }
      }
      return parts
    }
  }
}
