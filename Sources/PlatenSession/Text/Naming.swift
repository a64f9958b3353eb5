import PlatenLines

/// A name from outside, as messages show it; a long one is cut.
package func quoted(_ name: String) -> String { "«\(name.shown)»" }

/// What there is, at most ten of it.
package func listed(_ names: [String], none: String) -> String {
  if names.isEmpty { return none }
  let shown = names.prefix(10).map(quoted).joined(separator: ", ")
  return "there is \(shown)" + (names.count > 10 ? " and \(names.count - 10) more" : "")
}

/// The question whether a name was meant, which is written as it has to be typed.
package func question(_ name: String) -> String {
  "did you mean «\(name.shown.quotedIfNeeded)»?"
}

/// The name that was meant, or all there are.
package func hint(_ name: String, _ existing: [String], none: String) -> String {
  mostSimilar(to: name, among: existing).map(question) ?? listed(existing, none: none)
}

extension String {
  /// The name as it is shown and can be typed: nothing in it acts on a terminal, and at most 60
  /// cells of it.
  var shown: String { Line(self).truncated(to: 60).text }
}

/// What the secret for a field is called where it has no name.
func secretName(for field: String) -> String {
  String(field.map { isSecretName(String($0)) ? $0 : "_" })
}
