/// A source file with the changes without which the compiler cannot build it on Linux.
///
/// The changes do not move lines, so that errors refer to the lines of the original.
struct AdaptedSource: Equatable {
  let text: String
  /// What was changed, in words.
  let changes: [String]

  /// Adapts a source file, or returns `nil` if it needs no changes.
  init?(_ source: String) {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    var changes: [String] = []
    let code = SourceCode(source).lines
    for line in code {
      for change in Self.changes {
        guard let text = change.apply(line.text) else { continue }
        lines[line.index] = text
        if !changes.contains(change.description) { changes.append(change.description) }
      }
    }
    // On Linux, Foundation does not contain its XML parser.
    if code.contains(where: { $0.text.contains(/\bXMLParser/) }) {
      lines.append("import FoundationXML")
      changes.append("the XML parser is imported")
    }
    if changes.isEmpty { return nil }
    // `Selector` is declared by UIKit. An import can be anywhere in a file.
    if changes.contains(SelectorExpression.change) { lines.append("import UIKit") }
    text = lines.joined(separator: "\n")
    self.changes = changes
  }

  private struct Change {
    let description: String
    /// Returns the changed line, or `nil` if the change does not apply to it.
    let apply: (Substring) -> Substring?
  }

  private static var changes: [Change] {
    [
      Change(description: "@UIApplicationMain is @main") { line in
        line.contains("@UIApplicationMain")
          ? line.replacing("@UIApplicationMain", with: "@main") : nil
      },
      Change(description: SelectorExpression.change, apply: SelectorExpression.replaced),
      Change(description: "@objc is left out") { line in
        let text = line.replacing(/@objc(?:Members\b|\b(?:\([^)]*\))?)[ \t]*/, with: "")
        return text == line ? nil : text
      },
      Change(description: "an import of a part of UIKit is one of UIKit") { line in
        line.wholeMatch(of: /(\s*import\s+UIKit)\.\w+(.*)/).map { $0.1 + $0.2 }
      },
    ]
  }
}

// MARK: - Selectors

extension AdaptedSource {
  /// An expression `#selector(…)`, which the compiler for Linux does not accept.
  ///
  /// In its place, the copy of a source passes the method itself: `Selector("a", calling: Self.a)`.
  private enum SelectorExpression {
    /// What changes, in words.
    static let change = "#selector passes the method"

    /// Returns a line with its expressions replaced, or `nil` if it contains none whose method is
    /// known.
    static func replaced(in line: Substring) -> Substring? {
      var text: Substring = ""
      var rest = line
      while let start = rest.firstRange(of: "#selector(") {
        guard let end = rest[start.upperBound...].closingParenthesis,
          let method = method(rest[start.upperBound..<end])
        else { return nil }
        text +=
          rest[..<start.lowerBound] + "Selector(\(method.debugDescription), calling: \(method))"
        rest = rest[rest.index(after: end)...]
      }
      return text.isEmpty ? nil : text + rest
    }

    /// The method as a member of its type: of the type that contains the expression, or of the type
    /// that the expression names.
    private static func method(_ expression: Substring) -> String? {
      let expression = expression.trimmingPrefix("self.")
      let name = #/[a-z_]\w*(?:\((?:\w+:)+\))?/#
      if expression.wholeMatch(of: name) != nil { return "Self.\(expression)" }
      let member = #/(?:[A-Z]\w*\.)+[a-z_]\w*(?:\((?:\w+:)+\))?/#
      return expression.wholeMatch(of: member) != nil ? String(expression) : nil
    }
  }
}

extension Substring {
  /// The position of the parenthesis that closes one before this text.
  fileprivate var closingParenthesis: Index? {
    var depth = 1
    return indices.first { index in
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }
}
