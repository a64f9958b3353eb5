import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// The visible rows of a frame, and the overflow markers that count the rows above and below.
///
///     let viewport = FrameViewport(of: 40, showing: 12, from: 0, height: 10)
///     viewport.rows  // 5..<13, between "… 5 above" and "… 27 below"
///
/// The viewport scrolls no further than necessary. On a terminal of one or two rows, it omits the
/// markers.
struct FrameViewport: Equatable {
  /// The range of the frame's visible rows.
  let rows: Range<Int>
  private let count: Int
  private let hasEnds: Bool

  /// Creates a viewport that contains the focused row.
  ///
  /// - Parameters:
  ///   - count: The number of rows in the frame.
  ///   - focus: The row that must be visible.
  ///   - first: The first row that was previously visible.
  ///   - height: The number of available rows, at least 1.
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
    // A marker that would count a single row above takes as much space as the row itself.
    let startsAtSecond = hasEnds && rows.lowerBound == 1
    self.rows = startsAtSecond ? viewport.rows(from: 0) { _ in 1 } : rows
  }

  /// Whether all rows are visible.
  var isWhole: Bool { rows.count == count }

  /// Returns the viewport one page further down or up in the frame.
  func turned(isForward: Bool) -> FrameViewport {
    let first = isForward ? rows.upperBound : rows.lowerBound - rows.count
    return moved(to: min(max(first, 0), count - 1))
  }

  /// Returns the viewport of the same height that begins at a row, or as near to it as possible.
  func moved(to row: Int) -> FrameViewport {
    let height =
      rows.count + (rows.lowerBound > 0 && hasEnds ? 1 : 0)
      + (rows.upperBound < count && hasEnds ? 1 : 0)
    return FrameViewport(of: count, showing: row, from: row, height: height)
  }

  /// Returns the position of one of the frame's rows among the displayed lines.
  ///
  /// The position of a hidden row is that of the marker that counts it.
  func place(of row: Int) -> Int {
    let above = hasEnds && rows.lowerBound > 0 ? 1 : 0
    return min(max(row, rows.lowerBound - above), rows.upperBound) - rows.lowerBound + above
  }

  /// Returns the frame's row at a position among the displayed lines, or `nil` for a marker.
  func row(at place: Int) -> Int? {
    let above = hasEnds && rows.lowerBound > 0 ? 1 : 0
    let row = rows.lowerBound + place - above
    return rows.contains(row) ? row : nil
  }

  /// Returns the visible rows of a frame, between the markers that count the rows above and below.
  ///
  /// - Parameter appearance: A closure that returns a row as it appears, given its index in the
  ///   frame; `nil` if rows appear unchanged.
  func lines(
    of frame: [Line], glyphs: Glyphs, as appearance: ((Int, Line) -> Line)? = nil
  ) -> [Line] {
    let visible = appearance.map { show in rows.map { show($0, frame[$0]) } }
    if isWhole { return visible ?? frame }
    func end(_ text: String) -> Line { Line(glyphs.asciiSafe(text), style: .muted) }
    let (above, below) = (rows.lowerBound, count - rows.upperBound)
    let first = hasEnds && above > 0 ? [end("… \(above) above")] : []
    let last = hasEnds && below > 0 ? [end("… \(below) below")] : []
    return first + (visible ?? Array(frame[rows])) + last
  }
}
