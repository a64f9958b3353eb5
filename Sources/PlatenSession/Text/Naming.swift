import PlatenLines

/// A name from outside, as messages show it.
func quoted(_ name: String) -> String { "«\(name.printable)»" }

/// What there is, at most ten of it.
func listed(_ names: [String], none: String) -> String {
  if names.isEmpty { return none }
  let shown = names.prefix(10).map(quoted).joined(separator: ", ")
  return "there is \(shown)" + (names.count > 10 ? " and \(names.count - 10) more" : "")
}
