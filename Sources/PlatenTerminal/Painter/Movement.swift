/// The way of a terminal's cursor from one place to another.
///
/// A column is not known where the cursor stands behind the last cell of a row, or behind a
/// character on whose width terminals disagree; it is set absolutely then.
struct Movement {
  /// The rows down; up, if negative.
  let rows: Int
  /// Where it begins, if that is known.
  let start: Int?
  /// Where it ends.
  let end: Int
  /// Whether the rows below have to be made.
  let makesRows: Bool
  /// What to write over the cells in the row where it ends, from one column to another.
  let text: (Range<Int>) -> String?

  /// The fewest bytes.
  var shortest: String {
    let ways = starts.flatMap { start in
      vertical(from: start.column).flatMap { vertical in
        horizontal(from: vertical.column).map { start.bytes + vertical.bytes + $0 }
      }
    }
    return ways.min { $0.utf8.count < $1.utf8.count } ?? ""
  }

  private typealias Part = (bytes: String, column: Int)

  private var starts: [Part] {
    start.map { [("", $0)] } ?? [("\r", 0), (Self.column(end), end)]
  }

  /// A newline may return to the first column or not, so that it is used there alone.
  private func vertical(from column: Int) -> [Part] {
    if rows == 0 { return [("", column)] }
    if rows < 0 { return [(Self.sequence(-rows, "A"), column)] }
    let newlines = (column == 0 ? "" : "\r") + String(repeating: "\n", count: rows)
    return makesRows ? [(newlines, 0)] : [(Self.sequence(rows, "B"), column), (newlines, 0)]
  }

  private func horizontal(from column: Int) -> [String] {
    if column == end { return [""] }
    var ways = [Self.column(end)]
    if end == 0 { ways.append("\r") }
    if column < end {
      ways.append(Self.sequence(end - column, "C"))
      if end - column < 5, let text = text(column..<end) { ways.append(text) }
    } else {
      ways.append(Self.sequence(column - end, "D"))
      if column - end < 4 { ways.append(String(repeating: "\u{8}", count: column - end)) }
      if (1..<4).contains(end), let text = text(0..<end) { ways.append("\r" + text) }
    }
    return ways
  }

  private static func column(_ column: Int) -> String { sequence(column + 1, "G") }

  /// A sequence with a count; 1 goes without saying.
  static func sequence(_ count: Int, _ letter: Character) -> String {
    "\u{1B}[\(count == 1 ? "" : "\(count)")\(letter)"
  }
}
