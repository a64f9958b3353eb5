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
    for line in SourceCode(source).lines {
      for change in Self.changes {
        guard let text = change.apply(line.text) else { continue }
        lines[line.index] = text
        if !changes.contains(change.description) { changes.append(change.description) }
      }
    }
    if changes.isEmpty { return nil }
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
      Change(description: "an import of a part of UIKit is one of UIKit") { line in
        line.wholeMatch(of: /(\s*import\s+UIKit)\.\w+(.*)/).map { $0.1 + $0.2 }
      },
    ]
  }
}
