import PlatenSession

extension String {
  /// What stands in an expected line for a part of it that does not matter, even for none.
  private static let blank = "[…]"

  /// Whether the line is what another one, with blanks or without, says.
  ///
  /// - Complexity: O(*nm*) in the lengths at most; O(*n*) without a blank.
  func says(_ line: String) -> Bool {
    guard contains(Self.blank) else { return self == line }
    var parts = split(separator: Self.blank, omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst(), let last = parts.popLast(), line.hasPrefix(first) else {
      return false
    }
    var rest = line.dropFirst(first.count)
    for part in parts where !part.isEmpty {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
