extension SampleService {
  /// The paths that a route answers: `/users/{name}` is `/users/ada`, where `name` is `ada`.
  struct PathPattern: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String

    init(stringLiteral pattern: String) { description = pattern }

    /// What the names in braces stand for in a path of these segments, if it is one of these.
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
