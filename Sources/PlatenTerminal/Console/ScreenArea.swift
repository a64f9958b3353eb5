#if os(Linux)
  import Platen

  /// The part of a terminal above the prompt, which displays a screen.
  @MainActor
  package final class ScreenArea {
    /// A closure that returns the session of the displayed screen.
    package var session: @MainActor () -> Session? = { nil }
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

    /// Returns the part of the frame that fits in the available height.
    ///
    /// - Parameters:
    ///   - height: The number of available rows, at least 1.
    ///   - showsFocus: Whether the focused control must be visible because the screen handles keys.
    /// - Returns: The visible rows, and the cursor position if `showsFocus` is true and a control
    ///   is focused.
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

    /// Returns the lines of a screen, with lists fitted to the available height.
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
    func clear() { (session, shown) = ({ nil }, (.empty, [])) }
  }
#endif
