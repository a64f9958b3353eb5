import Foundation
import PlatenLines
import Synchronization

/// A drawing surface that tracks a terminal's size and capabilities, with the renderer of its cells and
/// the features that accompany them.
@MainActor
package final class Display {
  private let output: TerminalOutput
  package private(set) var terminal: TerminalCapabilities
  private let glyphs: Glyphs
  /// Whether the background of the terminal determines the theme, and the terminal reports it.
  private let followsBackground: Bool
  private var renderer = Renderer()
  package let mouse: MouseCapture
  package let title: WindowTitle
  /// All features, in the order in which they write.
  private let features: [any DisplayFeature]

  package init(
    output: Int32, theme: ThemeSelection, glyphs: Glyphs, showsUTF8: Bool,
    features supported: TerminalFeatures, isAnimated: Bool, write: @escaping ([UInt8]) -> Void
  ) {
    let environment = ProcessInfo.processInfo.environment
    let output = TerminalOutput(output, send: write)
    let send = { output.write($0) }
    self.output = output
    self.glyphs = glyphs
    terminal = TerminalCapabilities(environment: environment, theme: theme)
    terminal.showsUTF8 = showsUTF8
    followsBackground =
      theme.dependsOnBackground && terminal.depth != .none && supported.contains(.xterm)
    mouse = MouseCapture(
      setting: environment["PLATEN_MOUSE"], features: supported, write: send)
    title = WindowTitle(isSupported: supported.contains(.xterm), write: send)
    let scheduler = DispatchQueue.main.system.eraseToAnyScheduler()
    let animation = isAnimated ? ProgressAnimation(glyphs: glyphs, on: scheduler) : nil
    let optional: [(any DisplayFeature)?] = [
      supported.contains(.progress) ? ProgressReport(on: scheduler, write: send) : nil,
      animation,
      supported.contains(.promptMarks) ? PromptMarks() : nil,
      supported.contains(.xterm) ? CursorShape() : nil,
      mouse,
      title,
    ]
    features = optional.compactMap(\.self)
    animation?.paint = { [unowned self] frame in
      _ = output.draw {
        var drawing = Drawing(frame)
        draw(&drawing)
      }
    }
  }

  /// The width in cells and the height in rows that the system reports for the terminal.
  ///
  /// The size is 80 by 24 if the system reports no size.
  package var size: (width: Int, height: Int) { output.size }

  /// Updates the stored size of the terminal to the size that the system reports.
  package func measure() {
    let size = size
    (terminal.width, terminal.height) = (max(size.width, 2), max(size.height, 1))
    terminal.gutter = gutter(at: size.width)
  }

  /// Returns the gutter at a width of the terminal.
  package func gutter(at width: Int) -> Gutter { Gutter(terminalWidth: width, glyphs: glyphs) }

  // MARK: Drawing

  /// Adds lines that remain on the terminal, above the next frame.
  package func add(_ finished: [Line]) { output.add(finished) }

  /// Draws the added lines and the differences from the previous frame in a single write.
  ///
  /// - Parameter isBusy: Whether a command runs.
  /// - Returns: Whether the frame differed; `nil` if nothing was drawn because the program has been
  ///   stopped.
  package func paint(_ frame: PaintedFrame, isBusy: Bool) -> Bool? {
    output.drawWithLines { finished in
      var drawing = Drawing(frame, below: finished, isBusy: isBusy)
      for feature in features { feature.prepare(&drawing) }
      draw(&drawing)
      return !drawing.bytes.isEmpty
    }
  }

  private func draw(_ drawing: inout Drawing) {
    drawing.render(with: &renderer, on: terminal)
    for feature in features { feature.complete(&drawing) }
    if !drawing.bytes.isEmpty { output.write(drawing.bytes) }
    noteRowsToLeave()
  }

  /// Draws lines that remain on the terminal. Later frames appear below these lines.
  package func leave(_ lines: [Line]) {
    let frame = PaintedFrame(lines, cursor: .init(row: lines.count - 1, column: 0))
    _ = output.drawWithLines { finished in
      for feature in features { feature.end() }
      output.write(renderer.painted(frame, below: finished, on: terminal) + renderer.finished())
      noteRowsToLeave()
    }
  }

  /// Performs the last drawings before the program gives up the terminal, also if it has not yet
  /// handled that it was stopped and continued.
  package func drawLast(_ work: () -> Void) {
    // The title remains that of the shell: nothing would restore it.
    output.drawLast(restart: { beginOnEmptyRow() }, work)
  }

  // MARK: Starts and stops

  /// Starts drawing at the cursor.
  package func begin() {
    output.resume()
    renderer.reset()
    for feature in features { feature.begin() }
    noteRowsToLeave()
  }

  /// Starts drawing on an empty row, after the program was stopped and continued.
  package func restart() {
    beginOnEmptyRow()
    for feature in features { feature.restart() }
  }

  private func beginOnEmptyRow() {
    output.resume()
    loseFrame()
    // If a shell has left text to the left of the cursor, the spaces reach the next row. Otherwise,
    // they remain in the row of the cursor.
    let spaces = String(repeating: " ", count: max(size.width - 1, 0))
    output.write(Array("\u{1B}[m\(spaces)\r\u{1B}[K".utf8))
    begin()
  }

  /// Makes the next frame redraw every row, after the program was continued without a stop that
  /// restored the terminal.
  package func resume() {
    output.resume()
    noteResize()
  }

  /// Makes the next frame redraw every row at the new size.
  package func noteResize() {
    loseFrame()
    renderer.noteResize(at: .now)
  }

  /// Makes the next frame redraw every row, in case another program has written to the terminal.
  package func invalidate() { renderer.invalidate() }

  private func loseFrame() { for feature in features { feature.loseFrame() } }

  /// Stores the number of rows down to the first free row, so that a crash handler can move the
  /// cursor below the frame.
  private func noteRowsToLeave() {
    TerminalModes.rowsToLeave.store(renderer.rowsToLeave, ordering: .sequentiallyConsistent)
  }

  // MARK: Background

  /// Asks the terminal for its background color if the color determines the theme.
  ///
  /// The answer arrives like a key, so the program does not wait for it.
  ///
  /// - Returns: Whether the terminal was asked.
  package func askForBackground() -> Bool {
    guard followsBackground else { return false }
    TerminalModes.beginQuery()
    output.write(BackgroundQuery.question)
    return true
  }

  /// Uses the theme that matches the background, unless the user has selected another one.
  package func follow(_ theme: Theme) { if followsBackground { terminal.theme = theme } }
}
