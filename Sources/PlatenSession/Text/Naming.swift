import PlatenLines

/// The names that exist: `available: "Save", "Cancel"`.
package func listed(_ names: [String], none: String) -> String {
  available(names.map(\.shown.inQuotes), none: none)
}

/// At most ten words or names, as they can be typed: `available: note, "two words"`.
package func available(_ words: [String], none: String) -> String {
  if words.isEmpty { return none }
  let shown = words.prefix(10).joined(separator: ", ")
  return "available: \(shown)" + (words.count > 10 ? " and \(words.count - 10) more" : "")
}

/// The items as a choice: `key up, key down or key home`.
package func alternatives(_ items: [String]) -> String {
  [items.dropLast().joined(separator: ", "), items.last ?? ""].filter { !$0.isEmpty }
    .joined(separator: " or ")
}

/// The question whether a name was meant: `did you mean "Save"?`
package func question(_ name: String) -> String { "did you mean \(name.shown.inQuotes)?" }

/// The name that was meant, or all there are.
package func hint(_ name: String, _ existing: [String], none: String) -> String {
  mostSimilar(to: name, among: existing).map(question) ?? listed(existing, none: none)
}

extension String {
  /// The name as it is shown and can be typed: nothing in it acts on a terminal, and at most 60
  /// cells of it.
  package var shown: String { Line(self).truncated(to: 60).text }
}
