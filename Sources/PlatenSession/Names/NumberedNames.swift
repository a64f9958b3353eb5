import PlatenLines

/// Names of things known by their positions; of several with one name `name#2` is the second.
struct NumberedNames {
  private var positions: [String: [Int]] = [:]

  /// Has a position found by the whole of a name, and by what is shown of it in any signs.
  ///
  /// - Parameter prefix: What stands before the name, shown as it is.
  mutating func add(_ name: String, behind prefix: String = "", at position: Int) {
    for form in Self.forms(of: name) { positions[prefix + form, default: []].append(position) }
  }

  private static func forms(of name: String) -> [String] {
    let shown = name.shown
    let plain = Glyphs.ascii.asciiSafe(shown)
    return shown == name && plain == name ? [name] : [shown, name, plain].unique
  }

  /// The first position of a name; with `#2` behind the name the second, and so on.
  func position(of name: String) -> Int? { numbered(name) ?? positions[name]?.first }

  /// The name by which a position is found, with its number where it is not the first.
  ///
  /// - Parameter name: As it is shown, with its prefix.
  func full(_ name: String, at position: Int) -> String {
    let number = positions[name]?.firstIndex(of: position) ?? 0
    return number == 0 && numbered(name) == nil ? name : "\(name)#\(number + 1)"
  }

  /// The position by a name and its number. It wins over a name that ends in a number: so each has
  /// a name, whatever the names of others.
  private func numbered(_ name: String) -> Int? {
    guard let mark = name.lastIndex(of: "#"),
      let number = Int(name[name.index(after: mark)...]), number > 0,
      let all = positions[String(name[..<mark])], number <= all.count
    else { return nil }
    return all[number - 1]
  }
}
