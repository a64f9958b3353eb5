#if os(Linux)
  import Foundation
  import Platen

  /// What a terminal is to show: the frame, the words that may go on, and the prompt.
  extension Console {
    /// The frame, as much of it as there is room for, and the prompt; the cursor where the next key
    /// acts.
    var rows: PaintedFrame {
      let isOnScreen = takesKeysOnScreen
      let prompt = laidOutPrompt.layout(
        of: promptText(isOnScreen: isOnScreen), width: terminal.width,
        height: session() == nil ? terminal.height : max(1, terminal.height / 2))
      let words = shownCandidates
      let frame = framed(below: words.count + prompt.rows.count, showsFocus: isOnScreen)
      var lines = frame.lines
      lines += words
      let atPrompt = PaintedFrame.Place(
        row: lines.count + prompt.cursor.row, column: prompt.cursor.column)
      lines += prompt.rows
      return PaintedFrame(lines, cursor: frame.cursor ?? atPrompt)
    }

    /// The frame, as much of it as there is room for above other rows, and the edit point in it.
    func framed(
      below count: Int, showsFocus: Bool
    ) -> (lines: [Line], cursor: PaintedFrame.Place?) {
      let height = max(1, terminal.height - count)
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

    /// Whether the next key acts on the screen.
    var takesKeysOnScreen: Bool {
      if case .line = question { keys.areOnScreen } else { false }
    }

    /// The words that may go on, as many as a quarter of the terminal has room for.
    private var shownCandidates: [Line] {
      let room = terminal.height / 4
      if candidates.count <= room { return candidates }
      let cut = candidates.count - room + 1
      let end = Line(glyphs.asciiSafe("… \(cut) more rows"), style: Style(role: .dim))
      return Array((candidates.prefix(max(room - 1, 0)) + [end]).prefix(room))
    }

    /// What a screen shows, its lists as high as there is room for.
    private func lines(of session: Session, within height: Int) -> [Line] {
      var block = fitsLists ? session.settledFrame.block : session.frame.block
      let fit = FrameHeight(session: ObjectIdentifier(session), count: block.count, height: height)
      if fitsLists && fit != fitted {
        session.fitWindows(in: height)
        fitted = fit
        block = session.settledFrame.block
        fitted?.count = block.count
      }
      block.replaceLines(of: shownFrame.block, in: &shownFrame.lines)
      shownFrame.block = block
      return shownFrame.lines
    }

    /// Shows other rows of a frame that is too high, by a key that nothing else is done by.
    ///
    /// - Returns: Whether the key does that.
    func turnPage(_ key: Key) -> Bool {
      guard editor.isEmpty, let keys = key.shortcut, keys.modifiers.isEmpty,
        [.pageUp, .pageDown].contains(keys.key), let viewport, !viewport.isWhole
      else { return false }
      self.viewport = viewport.turned(isForward: keys.key == .pageDown)
      return true
    }

    /// The prompt with a text as it stays once it is entered.
    func entered(_ text: String) -> [Line] {
      switch question {
      case nil: []
      case .secret(_, let prompt, _): [Line(prompt)]
      case .line: [Line(editor.mode + prompt() + text)]
      }
    }

    private func promptText(isOnScreen: Bool) -> PromptText {
      switch question {
      case nil: PromptText()
      case .secret(_, let prompt, _): PromptText(prompt: prompt)
      case .line where isOnScreen:
        PromptText(prompt: editor.mode + prompt(), remark: "Tab goes on, Escape comes back")
      case .line:
        PromptText(
          prompt: editor.question ?? editor.mode + prompt(), text: editor.text,
          caret: editor.point)
      }
    }
  }
#endif
