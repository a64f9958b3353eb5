import PlatenLines

/// An index of names for elements that are identified by their positions.
///
/// If several elements share a name, `name#2` selects the second one.
struct NumberedNames {
  private var positions: [String: [Int]] = [:]

  /// Adds a position under the full name, its displayed form, and the ASCII version of that form.
  ///
  /// - Parameter prefix: The text before the name, in its displayed form.
  mutating func add(_ name: String, behind prefix: String = "", at position: Int) {
    for form in Self.forms(of: name) { positions[prefix + form, default: []].append(position) }
  }

  private static func forms(of name: String) -> [String] {
    let shown = name.shown
    let plain = Glyphs.ascii.asciiSafe(shown)
    return shown == name && plain == name ? [name] : [shown, name, plain].unique
  }

  /// Returns the first position with the specified name; `#2` after the name selects the second.
  func position(of name: String) -> Int? { numbered(name) ?? positions[name]?.first }

  /// Returns the unique name of a position: a number is appended unless the position is the first
  /// one with the name.
  ///
  /// - Parameter name: The displayed name, including its prefix.
  func full(_ name: String, at position: Int) -> String {
    let number = positions[name]?.firstIndex(of: position) ?? 0
    return number == 0 && numbered(name) == nil ? name : "\(name)#\(number + 1)"
  }

  /// Returns the position for a name with a number.
  ///
  /// An appended number takes precedence over a name that itself ends in a number, so every element
  /// has a unique name.
  private func numbered(_ name: String) -> Int? {
    guard let mark = name.lastIndex(of: "#"),
      let number = Int(name[name.index(after: mark)...]), number > 0,
      let all = positions[String(name[..<mark])], number <= all.count
    else { return nil }
    return all[number - 1]
  }
}
