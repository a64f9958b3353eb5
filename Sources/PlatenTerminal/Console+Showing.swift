#if Terminal && os(Linux)
  import Foundation
  import Platen
  import Synchronization

  extension Console {
    /// Shows lines above the screen and the prompt, for good.
    package func show(_ lines: [Line]) { paint(below: lines.map(Ink.styled)) }

    /// Paints what has changed of the screen and the prompt, at once or soon: sixty times a second
    /// is enough for anybody, and a screen that changes more often leaves time for keys.
    package func refresh() {
      if isPainting { return }
      let wait = Self.pause - lastPainting.duration(to: .now)
      guard wait > .zero else { return paint() }
      isPainting = true
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(wait / .nanoseconds(1)))) {
        [weak self] in
        MainActor.assumeIsolated {
          self?.isPainting = false
          self?.refresh()
        }
      }
    }

    /// Leaves the screen as it is shown; what is shown from now on stands below.
    package func leaveScreen() {
      let frame = framed(below: 0).lines
      session = { nil }
      if frame.isEmpty { return paint() }
      let rows = TerminalRows(frame, cursor: .init(row: frame.count - 1, column: 0))
      write(painter.painted(rows, on: terminal) + painter.finished())
      leave(painter.rowsToLeave)
    }

    /// Knows how many rows down whoever has the terminal next may write.
    private func leave(_ rows: Int) {
      TerminalModes.rowsToLeave.store(rows, ordering: .sequentiallyConsistent)
    }

    /// Says something to the person, beside the transcript.
    func say(_ remark: String) { show([Line("# " + remark)]) }

    /// Paints what differs, in one write.
    func paint(below finished: [Line] = []) {
      let waits = isPainting
      isPainting = true
      defer { isPainting = waits }
      if case .line = question { keys.follow() }
      (terminal.width, terminal.height) = (max(size.width, 2), max(size.height, 1))
      let bytes = painter.painted(rows, below: finished, on: terminal)
      if !bytes.isEmpty { write(bytes) }
      leave(painter.rowsToLeave)
      lastPainting = .now
    }

    /// Paints the screen and the prompt anew, whatever the terminal shows of them.
    func repaint() {
      painter.forget()
      paint()
    }

    /// The frame, as much of it as there is room for, and the prompt; the cursor where the next key
    /// acts.
    private var rows: TerminalRows {
      let prompt = (layout ?? PromptLayout(prompt: "", text: "", point: 0, width: size.width))
        .window(height: session() == nil ? size.height : max(1, size.height / 2))
      let words = candidates.prefix(size.height / 4)
      let frame = framed(below: words.count + prompt.rows.count)
      let above = frame.lines + words
      let atPrompt = TerminalRows.Place(
        row: above.count + prompt.cursor.row, column: prompt.cursor.column)
      return TerminalRows(above + prompt.rows, cursor: frame.cursor ?? atPrompt)
    }

    /// The frame, as much of it as there is room for above other rows, and the edit point in it.
    private func framed(below count: Int) -> (lines: [Line], cursor: TerminalRows.Place?) {
      let height = max(1, size.height - count)
      let frame = session().map { lines(of: $0, within: height) } ?? []
      let focus = keys.areOnScreen ? frame.focus : nil
      let first = window?.rows.lowerBound ?? 0
      let shown = FrameWindow(
        of: frame.count, showing: focus?.row ?? first, from: first, height: height)
      window = shown
      let cursor = focus.map {
        TerminalRows.Place(row: shown.place(of: $0.row), column: $0.column)
      }
      return (shown.lines(of: frame, glyphs: glyphs), cursor)
    }

    /// What a screen shows, its lists as high as there is room for.
    private func lines(of session: Session, within height: Int) -> [Line] {
      let fit = Fit(
        session: ObjectIdentifier(session), count: session.settledFrame.block.count, height: height)
      if fitsLists && fit != fitted {
        session.fitWindows(in: height)
        fitted = fit
        fitted?.count = session.settledFrame.block.count
      }
      return session.frame.lines
    }

    /// Shows other rows of a frame that is too high, by a key that nothing else is done by.
    ///
    /// - Returns: Whether the key does that.
    func turnPage(_ key: Key) -> Bool {
      guard readline.text.isEmpty, let keys = key.shortcut, keys.modifiers.isEmpty,
        [.pageUp, .pageDown].contains(keys.key), let window
      else { return false }
      self.window = window.turned(isForward: keys.key == .pageDown)
      return true
    }

    /// The prompt with a text as it stays once it is entered.
    func entered(_ text: String) -> [Line] {
      switch question {
      case nil: []
      case .secret(_, let prompt, _): [Line(prompt)]
      case .line: [Line(readline.mode + prompt() + text)]
      }
    }

    private var layout: PromptLayout? {
      switch question {
      case nil: nil
      case .secret(_, let prompt, _):
        PromptLayout(prompt: prompt, text: "", point: 0, width: size.width)
      case .line where keys.areOnScreen:
        PromptLayout(prompt: readline.mode + prompt(), text: "", point: 0, width: size.width)
          .noting("Tab goes on, Escape comes back", width: size.width)
      case .line:
        PromptLayout(
          prompt: readline.question ?? readline.mode + prompt(), text: readline.text,
          point: readline.point, width: size.width)
      }
    }

    /// The colours that the terminal shows.
    package var depth: ColorDepth { terminal.depth }

    /// The cells and rows of the terminal; 80 by 24 where it does not say.
    package var size: (width: Int, height: Int) {
      var size = winsize()
      guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
        return (80, 24)
      }
      return (Int(size.ws_col), Int(size.ws_row))
    }
  }
#endif
