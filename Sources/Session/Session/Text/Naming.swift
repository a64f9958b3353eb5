import PlatenLines

/// Returns the list of existing names: `available: "Save", "Cancel"`.
package func listed(_ names: [String], none: String) -> String {
  available(names.map(\.shown.inQuotes), none: none)
}

/// Returns at most ten words or names in the form that users type: `available: note, "two words"`.
package func available(_ words: [String], none: String) -> String {
  if words.isEmpty { return none }
  let shown = words.prefix(10).joined(separator: ", ")
  return "available: \(shown)" + (words.count > 10 ? " and \(words.count - 10) more" : "")
}

/// Returns the items as a choice: `key up, key down or key home`.
package func alternatives(_ items: [String]) -> String {
  [items.dropLast().joined(separator: ", "), items.last ?? ""].filter { !$0.isEmpty }
    .joined(separator: " or ")
}

/// Returns the question that suggests a name: `did you mean "Save"?`
package func question(_ name: String) -> String { "did you mean \(name.shown.inQuotes)?" }

/// Returns a question that suggests the most similar name, or the list of existing names if none is
/// similar.
package func hint(_ name: String, _ existing: [String], none: String) -> String {
  mostSimilar(to: name, among: existing).map(question) ?? listed(existing, none: none)
}

extension String {
  /// The displayed form of the name, which users can also type: at most 60 cells, without terminal
  /// control characters.
  package var shown: String {
    // Only the beginning of a long text is measured.
    Line(utf8.count <= 1_000 ? self : String(prefix(200))).truncated(to: 60).text
  }

  /// The displayed form of a value, in quotes, with an escape sequence for each newline.
  package var shownInQuotes: String { "\"" + escaped.shown + "\"" }
}
