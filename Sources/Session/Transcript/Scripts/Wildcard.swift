import PlatenSession

extension String {
  /// The wildcard of an expected line, which matches any text, including empty text.
  private static let wildcard = "[…]"

  /// Whether the line contains a wildcard.
  var hasWildcard: Bool { contains(Self.wildcard) }

  /// Returns whether the line, which may contain wildcards, matches another line.
  ///
  /// - Complexity: O(*nm*) in the lengths of the lines in the worst case; O(*n*) if this line
  ///   contains no wildcard.
  func matches(_ line: String) -> Bool {
    guard hasWildcard else { return self == line }
    var parts = split(separator: Self.wildcard, omittingEmptySubsequences: false)[...]
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
