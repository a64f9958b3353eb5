#if os(Linux)
  import Foundation
  import Platen
  import Synchronization

  /// The terminal as something to paint on: its size, what it can do, and what it shows.
  @MainActor
  final class Display {
    private let output: Int32
    private let write: ([UInt8]) -> Void
    private(set) var terminal: TerminalCapabilities
    private var renderer = Renderer()
    private var lastResize = ContinuousClock.now - .seconds(1)

    init(
      output: Int32, theme: Theme?, showsUTF8: Bool, write: @escaping ([UInt8]) -> Void
    ) {
      self.output = output
      self.write = write
      terminal = TerminalCapabilities(
        environment: ProcessInfo.processInfo.environment, theme: theme)
      terminal.showsUTF8 = showsUTF8
    }

    /// The cells and rows of the terminal; 80 by 24 where it does not say.
    var size: (width: Int, height: Int) {
      var size = winsize()
      guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
        return (80, 24)
      }
      return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Asks the terminal for its size.
    func measure() {
      let size = size
      (terminal.width, terminal.height) = (max(size.width, 2), max(size.height, 1))
    }

    /// Paints what differs, in one write.
    ///
    /// - Returns: Whether anything did.
    func paint(_ frame: PaintedFrame, below finished: [Line]) -> Bool {
      let bytes = renderer.painted(frame, below: finished, on: terminal)
      if !bytes.isEmpty { write(bytes) }
      noteRowsToLeave()
      return !bytes.isEmpty
    }

    /// Leaves lines as they are shown; what is painted from now on stands below.
    func leave(_ lines: [Line]) {
      let frame = PaintedFrame(lines, cursor: .init(row: lines.count - 1, column: 0))
      write(renderer.painted(frame, on: terminal) + renderer.finished())
      noteRowsToLeave()
    }

    /// Has the next painting paint everything, because others may have written to the terminal.
    func invalidate() { renderer.invalidate() }

    /// Has the next painting paint everything in another size.
    func noteResize() {
      renderer.invalidate(isDragged: lastResize.duration(to: .now) < .seconds(1))
      lastResize = .now
    }

    /// Begins anew on an empty row, after the program was stopped and continued.
    func restart() {
      write(Array("\r\u{1B}[K".utf8))
      renderer = Renderer()
    }

    /// Tells those who have the terminal after a crash how many rows down they may write.
    private func noteRowsToLeave() {
      TerminalModes.rowsToLeave.store(renderer.rowsToLeave, ordering: .sequentiallyConsistent)
    }
  }
#endif
