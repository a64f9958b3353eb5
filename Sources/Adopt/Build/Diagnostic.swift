import Foundation

/// An error that the compiler reports.
struct Diagnostic: Hashable {
  let path: String
  let line: Int
  let column: Int
  let message: String
}

extension Diagnostic {
  /// Parses a line of the compiler's output in the style of LLVM: `path:line:column: error: message`.
  ///
  /// - Parameter folder: The path of the folder that contains the sources. Their names contain
  ///   neither colons nor line breaks, so other lines of the output cannot be mistaken.
  init?(_ line: Substring, in folder: String) {
    guard line.hasPrefix(folder + "/"),
      let match = line.dropFirst(folder.count).firstMatch(of: /^([^:]+):(\d+):(\d+): error: (.*)$/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    self.init(path: folder + match.1, line: number, column: column, message: String(match.4))
  }

  /// Parses a line of the report that the compiler writes when it crashes, if the line contains the
  /// place in the sources.
  init?(crash line: Substring, in folder: String) {
    guard line.contains("While "), let start = line.firstRange(of: folder + "/"),
      let match = line[start.upperBound...].prefixMatch(of: /([^:]+\.swift):(\d+):(\d+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    self.init(
      path: "\(folder)/\(match.1)", line: number, column: column, message: "the compiler crashes")
  }

  /// The name that the sources use and that does not exist, or else the message.
  var name: String {
    for pattern in Self.patterns {
      if let match = message.firstMatch(of: pattern) {
        return match.output.dropFirst().compactMap { $0.substring.map(String.init) }
          .joined(separator: ".")
      }
    }
    if message.hasPrefix("Objective-C interoperability") { return "@objc" }
    return message
  }

  /// Whether the error is probably a consequence of a different one in the same declaration.
  var isConsequence: Bool {
    [
      "cannot infer contextual base in reference to member", "generic parameter '",
      "'nil' requires a contextual type", "the compiler is unable to type-check this expression",
    ].contains(where: message.hasPrefix)
  }

  private static var patterns: [Regex<AnyRegexOutput>] {
    [
      Regex(/cannot find (?:type |operator )?'([^']+)' in scope/),
      Regex(/value of type '([^']+)' has no (?:dynamic )?member '([^']+)'/),
      Regex(/type '([^']+)' has no member '([^']+)'/),
      Regex(/no type named '([^']+)' in module '([^']+)'/),
      Regex(/no such module '([^']+)'/),
      Regex(/unknown attribute '([^']+)'/),
      Regex(/^'([^']+)' is unavailable/),
      Regex(/^'([^']+)' has been renamed to/),
      Regex(/^'(#selector)'/),
    ]
  }
}
