#if os(Linux)
  import Platen

  /// The part of a terminal that shows a screen, above the prompt.
  @MainActor
  package final class ScreenArea {
    /// The session whose screen is shown.
    package var session: @MainActor () -> Session? = { nil }
    /// Whether lists take the lines that the rest of the screen leaves.
    package var fitsLists = false
    private let glyphs: Glyphs
    /// The block that was shown last, and its lines.
    private var shown = (block: Block.empty, lines: [Line]())
    /// The rows of the frame that were shown last.
    private var viewport: FrameViewport?
    /// The height to which lists were fitted last.
    private var fitted: FrameHeight?

    init(glyphs: Glyphs) { self.glyphs = glyphs }

    /// As much of the frame as there is room for.
    ///
    /// - Parameters:
    ///   - height: The rows that there are, at least 1.
    ///   - showsFocus: Whether keys act on the screen, so that the focus has to be visible.
    /// - Returns: The rows, and where the next key acts in them.
    func rows(
      within height: Int, showsFocus: Bool
    ) -> (lines: [Line], cursor: PaintedFrame.Place?) {
      let frame = session().map { lines(of: $0, within: height) } ?? []
      let focus = showsFocus ? frame.focus : nil
      let first = viewport?.rows.lowerBound ?? 0
      let shown = FrameViewport(
        of: frame.count, showing: focus?.row ?? first, from: first, height: height)
      viewport = shown
      let cursor = focus.map {
        PaintedFrame.Place(row: shown.place(of: $0.row), column: $0.column)
      }
      return (shown.lines(of: frame, glyphs: glyphs), cursor)
    }

    /// The lines of a screen, its lists as high as there is room for.
    private func lines(of session: Session, within height: Int) -> [Line] {
      if fitsLists { session.flush() }
      var block = session.frame.block
      let fit = FrameHeight(session: ObjectIdentifier(session), count: block.count, height: height)
      if fitsLists && fit != fitted {
        session.fitWindows(in: height)
        session.flush()
        fitted = fit
        block = session.frame.block
        fitted?.count = block.count
      }
      block.replaceLines(of: shown.block, in: &shown.lines)
      shown.block = block
      return shown.lines
    }

    /// Shows other rows of a frame that is too high, by Page Up or Page Down.
    ///
    /// - Returns: Whether the key does that.
    func turnPage(by key: Key) -> Bool {
      guard let keys = key.shortcut, keys.modifiers.isEmpty,
        [.pageUp, .pageDown].contains(keys.key), let viewport, !viewport.isWhole
      else { return false }
      self.viewport = viewport.turned(isForward: keys.key == .pageDown)
      return true
    }

    /// Shows no screen from now on.
    func clear() { (session, shown) = ({ nil }, (.empty, [])) }
  }
#endif
