/// The rows that fit in a viewport.
@MainActor
struct FittingRows {
  /// The positions of the rows.
  let range: Range<Int>
  /// The positions of the rows to retain, which include a row that was too tall to fit, because it can
  /// shrink.
  let retained: Range<Int>
  /// The rows, in ascending order. The first one has no gap, because no other section is visible above
  /// it.
  let rows: [LaidOutRow]

  /// Creates the rows in a range from the rows that were laid out to determine the range.
  init(in range: Range<Int>, of made: consuming [LaidOutRow]) {
    self.range = range
    let first = min(made.first?.position ?? range.lowerBound, range.lowerBound)
    retained = first..<max((made.last?.position ?? -1) + 1, range.upperBound)
    while let last = made.last, last.position >= range.upperBound { made.removeLast() }
    while let first = made.first, first.position < range.lowerBound { made.removeFirst() }
    if let first = made.first { made[0] = first.withoutGap }
    rows = made
  }
}
