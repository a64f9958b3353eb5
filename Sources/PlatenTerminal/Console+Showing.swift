#if os(Linux)
  import Foundation
  import Platen
  import Synchronization

  extension Console {
    /// Shows lines above the screen and the prompt, for good.
    package func show(_ lines: [Line]) { paint(below: lines.map(PromptStyle.styled)) }

    /// Paints what has changed of the screen and the prompt, at once or soon.
    package func refresh() {
      if isPainting { return mustPaintAgain = true }
      if isWaiting && !isAwaited { return }
      let wait = pause - lastPainting.duration(to: .now)
      guard wait > .zero, !isAwaited else { return paint() }
      isWaiting = true
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(wait / .nanoseconds(1)))) {
        [weak self] in
        MainActor.assumeIsolated {
          self?.isWaiting = false
          self?.refresh()
        }
      }
    }

    /// Leaves the screen as it is shown; what is shown from now on stands below.
    package func leaveScreen() {
      if case .line = question { keys.follow() }
      let frame = framed(below: 0, showsFocus: takesKeysOnScreen).lines
      (session, shownFrame) = ({ nil }, (.empty, []))
      if frame.isEmpty { return paint() }
      let rows = PaintedFrame(frame, cursor: .init(row: frame.count - 1, column: 0))
      write(renderer.painted(rows, on: terminal) + renderer.finished())
      leave(renderer.rowsToLeave)
    }

    /// Knows how many rows down whoever has the terminal next may write.
    private func leave(_ rows: Int) {
      TerminalModes.rowsToLeave.store(rows, ordering: .sequentiallyConsistent)
    }

    /// Says something to the person, beside the transcript.
    func say(_ remark: String) { show([Line("# " + remark)]) }

    /// Paints what differs, in one write.
    func paint(below finished: [Line] = []) {
      isPainting = true
      if case .line = question { keys.follow() }
      mustPaintAgain = false
      let size = size
      (terminal.width, terminal.height) = (max(size.width, 2), max(size.height, 1))
      let bytes = renderer.painted(rows, below: finished, on: terminal)
      if !bytes.isEmpty {
        write(bytes)
        isAwaited = !finished.isEmpty
      }
      leave(renderer.rowsToLeave)
      (isPainting, lastPainting) = (false, .now)
      if mustPaintAgain { refresh() }
    }

    /// Paints the screen and the prompt anew, whatever the terminal shows of them.
    func repaint() {
      renderer.invalidate()
      paint()
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
