import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The rows of a screen that a terminal shows.
struct VisibleRows {
  var lines: [Line] = []
  /// The position of the cursor, or `nil` if it is not on the screen.
  var cursor: PaintedFrame.Place?
  /// Whether the cursor is the caret of a field.
  var isInField = false

  /// Returns the rows below a number of empty rows, with capacity for the rows of a prompt.
  fileprivate func below(_ count: Int) -> VisibleRows {
    var rows = self
    rows.lines = []
    rows.lines.reserveCapacity(count + lines.count + 4)
    for _ in 0..<count { rows.lines.append(.empty) }
    rows.lines += lines
    rows.cursor?.row += count
    return rows
  }
}

/// The part of a terminal above the prompt, which displays a screen.
@MainActor
package final class ScreenArea {
  /// The session of the displayed screen, or `nil` without one.
  package var session: Session?
  /// A screen that a question covers. It remains visible above the question, muted.
  package var covered: Session?
  /// The number of lines of the covered screen at the last layout.
  private var coveredCount = 0
  /// Whether lists grow and shrink to fit the available height.
  package var fitsLists = false
  /// The text that covers the screen.
  let overlay: OverlayArea
  private let glyphs: Glyphs
  /// The most recently displayed block and its lines.
  private var shown = (block: Block.empty, lines: [Line]())
  /// The most recently displayed rows of the frame.
  private var viewport: FrameViewport?
  /// The frame height to which lists were last fitted.
  private var fitted: FrameHeight?

  init(glyphs: Glyphs) {
    self.glyphs = glyphs
    overlay = OverlayArea(glyphs: glyphs)
  }

  /// Returns the part of the frame that fits in the available height, below an empty row if that
  /// is high enough.
  ///
  /// - Parameters:
  ///   - height: The number of available rows, at least 1. Lists are fitted to this height.
  ///   - yielded: The number of these rows that messages above the frame need. The frame keeps at
  ///     least three rows, or half of a smaller height.
  ///   - gutter: The columns to the left of the frame.
  ///   - showsFocus: Whether the focused control must be visible because the screen handles keys.
  /// - Returns: The visible rows, the cursor position if `showsFocus` is true and a control is
  ///   focused, and whether the cursor is the caret of a field.
  func rows(
    within height: Int, yielding yielded: Int = 0, nextTo gutter: Gutter = .none,
    showsFocus: Bool
  ) -> VisibleRows {
    guard let session else { return VisibleRows() }
    let above = Self.margin(within: height)
    margin = above
    let rows = rows(
      of: session, within: height - above, yielding: yielded, nextTo: gutter,
      showsFocus: showsFocus)
    return above == 0 || rows.lines.isEmpty ? rows : rows.below(above)
  }

  /// The number of empty rows above the frame.
  private var margin = 0

  /// Returns the number of empty rows above a frame at a height, in rows.
  static func margin(within height: Int) -> Int { height < 10 ? 0 : 1 }

  /// Returns the number of rows that remain of a height if messages above them need some.
  static func remaining(of height: Int, yielding yielded: Int) -> Int {
    let least = min(3, max(1, height / 2))
    return max(height - yielded, least)
  }

  private func rows(
    of session: Session, within height: Int, yielding yielded: Int, nextTo gutter: Gutter,
    showsFocus: Bool
  ) -> VisibleRows {
    let covered = coveredLines
    coveredCount = covered.count
    let lines = lines(of: session, within: height)
    let frame = covered.isEmpty ? lines : covered + lines
    let focus = showsFocus ? frame.focus : nil
    let first = viewport?.rows.lowerBound ?? 0
    let shown = FrameViewport(
      of: frame.count, showing: focus?.row ?? first, from: first,
      height: Self.remaining(of: height, yielding: yielded))
    viewport = shown
    let cursor = focus.map {
      PaintedFrame.Place(row: shown.place(of: $0.row), column: gutter.width + $0.column)
    }
    let modal = session.screen.topModal.map {
      ModalAppearance(
        $0.kind, lines: $0.lines, gutter: gutter,
        closesByEscape: showsFocus && session.keys.map.escapeClosesSheet)
    }
    let errors = FieldErrors(frame, visible: shown.rows, gutter: gutter)
    let appearance: (Int, Line) -> Line = { row, line in
      let line = errors?.line(line, at: row) ?? line
      return modal?.line(line, at: row) ?? line
    }
    return VisibleRows(
      lines: shown.lines(
        of: frame, glyphs: glyphs, as: errors == nil && modal == nil ? nil : appearance),
      cursor: cursor, isInField: focus.map { frame[$0.row].has(.caret) } ?? false)
  }

  private var coveredLines: [Line] {
    guard let covered else { return [] }
    return covered.frame.lines.map { Line($0.text, style: .muted) } + [.empty]
  }

  /// The lines of the frame, also those that do not fit on the terminal.
  var allLines: [Line] {
    guard let session else { return [] }
    session.flush()
    return Array(session.frame.lines)
  }

  /// Returns the lines of a screen, with lists fitted to the available height.
  private func lines(of session: Session, within height: Int) -> [Line] {
    if fitsLists { session.flush() }
    var block = session.frame.block
    let fit = FrameHeight(session: ObjectIdentifier(session), count: block.count, height: height)
    if fitsLists && fit != fitted {
      session.sizing.fitViewports(in: height)
      session.flush()
      fitted = fit
      block = session.frame.block
      fitted?.count = block.count
    }
    block.replaceLines(of: shown.block, in: &shown.lines)
    shown.block = block
    return shown.lines
  }

  /// Returns the line of the frame in a displayed row, or `nil` for an overflow marker, for a row of
  /// a covered screen, and for a row below the frame.
  func line(atRow row: Int) -> Int? {
    guard let line = viewport?.row(at: row - margin), line >= coveredCount else { return nil }
    return line - coveredCount
  }

  /// Scrolls a frame that exceeds the height of the terminal by a page.
  ///
  /// - Returns: `true` if the key is Page Up or Page Down and the frame is scrollable.
  func turnPage(by key: Key) -> Bool {
    guard let keys = key.shortcut, keys.modifiers.isEmpty,
      [.pageUp, .pageDown].contains(keys.key), let viewport, !viewport.isWhole
    else { return false }
    self.viewport = viewport.turned(isForward: keys.key == .pageDown)
    return true
  }

  /// Removes the displayed screen from this area.
  func clear() { (session, shown) = (nil, (.empty, [])) }
}
