extension Collection<Line> {
  /// One line of all these lines, with a separator between them.
  ///
  ///     ["Name", "Age", "Town"].joined(separator: " │ ")  // Name │ Age │ Town
  ///
  /// - Complexity: O(*n*) in the bytes of the result, which is allocated once.
  public func joined(separator: Line = .empty) -> Line {
    guard var line = first else { return .empty }
    line.text.reserveCapacity(reduce(0) { $0 + $1.text.utf8.count + separator.text.utf8.count })
    for next in dropFirst() {
      line.append(separator)
      line.append(next)
    }
    return line
  }
}
