extension Line {
  /// Puts another line's text after this line's.
  ///
  /// Where the other's first scalar joins this line's last cluster (a combining mark, a jamo, a
  /// second half of a flag), the joined cluster has this line's style.
  ///
  /// > Law: **Widths add up where nothing joins.** `(a + b).width == a.width + b.width` unless a
  /// > cluster of `a + b` has scalars of both.
  ///
  /// - Complexity: O(*m*) in the bytes of the other line; where clusters may join, O(*n* + *m*).
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

  /// The left line's text, then the right line's.
  public static func + (left: Line, right: Line) -> Line {
    var line = left
    line.append(right)
    return line
  }

  /// Puts the right line's text after the left line's.
  public static func += (left: inout Line, right: Line) {
    left.append(right)
  }

  /// Whether a cluster could go over the boundary of the two; neither is empty.
  private func mayJoin(_ other: Line) -> Bool {
    guard let last = text.unicodeScalars.last, let first = other.text.unicodeScalars.first
    else { return false }
    return last.cellTrait.mayJoin || first.cellTrait.mayJoin
  }
}

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
