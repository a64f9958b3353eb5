import PlatenLines

/// A name from outside, as messages show it; a long one is cut.
package func quoted(_ name: String) -> String { "«\(Line(name).truncated(to: 60).text)»" }

/// What there is, at most ten of it.
package func listed(_ names: [String], none: String) -> String {
  if names.isEmpty { return none }
  let shown = names.prefix(10).map(quoted).joined(separator: ", ")
  return "there is \(shown)" + (names.count > 10 ? " and \(names.count - 10) more" : "")
}
