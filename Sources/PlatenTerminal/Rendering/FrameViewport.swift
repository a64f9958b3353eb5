import Platen

/// The rows of a frame that a terminal shows, and the lines that count the others.
///
///     let viewport = FrameViewport(of: 40, showing: 12, from: 0, height: 10)
///     viewport.rows  // 5..<13, between "… 5 above" and "… 27 below"
///
/// It moves no further than it has to. A terminal of one or two rows shows no such lines.
struct FrameViewport: Equatable {
  /// The rows of the frame that are shown.
  let rows: Range<Int>
  private let count: Int
  private let hasEnds: Bool

  /// - Parameters:
  ///   - count: The rows of the frame.
  ///   - focus: The row that has to be among those shown.
  ///   - first: The first row that was shown before.
  ///   - height: The rows that there is room for, at least 1.
  init(of count: Int, showing focus: Int, from first: Int, height: Int) {
    self.count = count
    if count <= height {
      (hasEnds, rows) = (false, 0..<count)
      return
    }
    hasEnds = height > 2
    let viewport = Viewport(
      count: count, room: max(height, 1), markerLength: hasEnds ? 1 : 0)
    let rows = viewport.rows(from: first, revealing: focus) { _ in 1 }
    // A single row above is shown instead of being counted.
    let startsAtSecond = hasEnds && rows.lowerBound == 1
    self.rows = startsAtSecond ? viewport.rows(from: 0) { _ in 1 } : rows
  }

  /// Whether all rows are shown.
  var isWhole: Bool { rows.count == count }

  /// The window a page further down or up.
  func turned(isForward: Bool) -> FrameViewport {
    let height =
      rows.count + (rows.lowerBound > 0 && hasEnds ? 1 : 0)
      + (rows.upperBound < count && hasEnds ? 1 : 0)
    let first = isForward ? rows.upperBound : rows.lowerBound - rows.count
    let start = min(max(first, 0), count - 1)
    return FrameViewport(of: count, showing: start, from: start, height: height)
  }

  /// Where a row of the frame stands, counted in what is shown; one that is not shown stands in the
  /// line that counts it.
  func place(of row: Int) -> Int {
    let above = hasEnds && rows.lowerBound > 0 ? 1 : 0
    return min(max(row, rows.lowerBound - above), rows.upperBound) - rows.lowerBound + above
  }

  /// The rows shown of a frame, between lines that count what is above and below.
  func lines(of frame: [Line], glyphs: Glyphs) -> [Line] {
    if isWhole { return frame }
    func end(_ text: String) -> Line { Line(glyphs.asciiSafe(text), style: Style(role: .dim)) }
    let (above, below) = (rows.lowerBound, count - rows.upperBound)
    let first = hasEnds && above > 0 ? [end("… \(above) above")] : []
    let last = hasEnds && below > 0 ? [end("… \(below) below")] : []
    return first + frame[rows] + last
  }
}
