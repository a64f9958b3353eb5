extension Line {
  /// Appends the text of another line.
  ///
  /// If the first scalar of the other line joins this line's last cluster (a combining mark, a
  /// jamo, or the second half of a flag), the joined cluster has this line's style.
  ///
  /// > Law: **Widths add up if no clusters join.** `(a + b).width == a.width + b.width` unless a
  /// > cluster of `a + b` contains scalars of both lines.
  ///
  /// - Complexity: O(*m*) in the bytes of the other line, or O(*n* + *m*) if clusters may join.
  public mutating func append(_ other: Line) {
    if other.isEmpty { return }
    if isEmpty { return self = other }
    let start = text.utf8.count
    let joins = mayJoin(other)
    text += other.text
    width += other.width
    addSeam(at: start, style: other.firstStyle)
    for seam in other.seams {
      addSeam(at: start + seam.start, style: seam.style)
    }
    if joins { mend() }
  }

  /// Returns the concatenation of two lines.
  public static func + (left: Line, right: Line) -> Line {
    var line = left
    line.append(right)
    return line
  }

  /// Appends the right line to the left line, which is modified in place.
  public static func += (left: inout Line, right: Line) {
    left.append(right)
  }

  /// Returns whether a cluster could span the boundary between two nonempty lines.
  private func mayJoin(_ other: Line) -> Bool {
    if let last = text.utf8.last, last < 0x80, let first = other.text.utf8.first, first < 0x80 {
      return false  // Lines contain no control characters, such as the halves of a CR LF.
    }
    guard let last = text.unicodeScalars.last, let first = other.text.unicodeScalars.first
    else { return false }
    return last.cellTrait.mayJoin || first.cellTrait.mayJoin
  }
}

extension Collection<Line> {
  /// Returns the concatenation of the lines, with a separator between adjacent lines.
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
