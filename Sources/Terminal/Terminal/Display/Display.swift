import Foundation
import PlatenLines
import Synchronization

/// A drawing surface that tracks a terminal's size, capabilities and content.
@MainActor
package final class Display {
  private let output: TerminalOutput
  package private(set) var terminal: TerminalCapabilities
  private let theme: ThemeSelection
  private var renderer = Renderer()
  private let glyphs: Glyphs
  /// The animation of signs for work in progress, or `nil` if they are steady.
  private let animation: ProgressAnimation?
  /// The progress in the taskbar, or `nil` if the terminal does not show it.
  private let progress: ProgressReport?
  /// The marks at commands, or `nil` if the terminal does not support them.
  private var marks: PromptMarks?
  private var mouse: MouseCapture
  private let features: TerminalFeatures
  /// Whether the cursor is a bar, as in a focused field.
  private var hasBarCursor = false
  /// The title of the terminal's window; `nil` if the program has set none.
  private var title: String?
  private var lastResize = ContinuousClock.now - .seconds(1)

  package init(
    output: Int32, theme: ThemeSelection, glyphs: Glyphs, showsUTF8: Bool,
    features: TerminalFeatures, isAnimated: Bool, write: @escaping ([UInt8]) -> Void
  ) {
    self.glyphs = glyphs
    self.features = features
    self.theme = theme
    let output = TerminalOutput(output, send: write)
    self.output = output
    terminal = TerminalCapabilities(
      environment: ProcessInfo.processInfo.environment, theme: theme)
    terminal.showsUTF8 = showsUTF8
    marks = features.contains(.promptMarks) ? PromptMarks() : nil
    mouse = MouseCapture(
      setting: ProcessInfo.processInfo.environment["PLATEN_MOUSE"], features: features)
    let scheduler = DispatchQueue.main.system.eraseToAnyScheduler()
    animation = isAnimated ? ProgressAnimation(glyphs: glyphs, on: scheduler) : nil
    progress =
      features.contains(.progress)
      ? ProgressReport(on: scheduler) { sequence in
        TerminalModes.showsProgress.store(true, ordering: .sequentiallyConsistent)
        output.write(Array(sequence.utf8))
      } : nil
    animation?.paint = { [unowned self] frame in _ = output.draw { show(frame, below: []) } }
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

  /// Adds lines that remain on the terminal, above the next frame.
  package func add(_ finished: [Line]) { output.add(finished) }

  /// Draws the added lines and the differences from the previous frame in a single write.
  ///
  /// - Parameter isBusy: Whether a command runs.
  /// - Returns: Whether the frame differed; `nil` if nothing was drawn because the program has been
  ///   stopped.
  package func paint(_ frame: PaintedFrame, isBusy: Bool) -> Bool? {
    output.drawWithLines { finished in
      progress?.follow(frame.lines, isBusy: isBusy)
      return show(animation?.animated(frame) ?? frame, below: finished)
    }
  }

  private func show(_ frame: PaintedFrame, below finished: [Line]) -> Bool {
    let count = renderer.rowCount
    let bytes =
      renderer.painted(frame, below: finished, marks: newMarks(for: finished), on: terminal)
      + cursorShape(for: frame)
    if !bytes.isEmpty { output.write(bytes) }
    if !finished.isEmpty || renderer.rowCount != count { mouse.loseTop() }
    noteRowsToLeave()
    return !bytes.isEmpty
  }

  /// Returns the marks before an entered command among finished lines.
  private func newMarks(for finished: [Line]) -> [UInt8] {
    guard marks != nil, !finished.isEmpty else { return [] }
    if finished.contains(where: { $0.text.utf8.first == UInt8(ascii: "!") }) { marks?.fail() }
    return finished.contains { $0.has(.enteredPrompt) } ? marks?.begin() ?? [] : []
  }

  /// Returns the sequence that makes the cursor a bar on the screen, and the user's cursor at the
  /// prompt.
  private func cursorShape(for frame: PaintedFrame) -> [UInt8] {
    guard frame.isOnScreen != hasBarCursor, features.contains(.xterm) else { return [] }
    hasBarCursor = frame.isOnScreen
    TerminalModes.hasBarCursor.store(hasBarCursor, ordering: .sequentiallyConsistent)
    return Array("\(hasBarCursor ? TerminalModes.barCursor : TerminalModes.usualCursor)".utf8)
  }

  /// Draws lines that remain on the terminal. Later frames appear below these lines.
  package func leave(_ lines: [Line]) {
    animation?.stop()
    progress?.follow([], isBusy: false)
    let frame = PaintedFrame(lines, cursor: .init(row: lines.count - 1, column: 0))
    _ = output.drawWithLines { finished in
      endCapture()
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

  /// Makes the next frame redraw every row, in case another program has written to the terminal.
  package func invalidate() { renderer.invalidate() }

  /// Makes the next frame redraw every row at the new size.
  package func noteResize() {
    endCapture()
    renderer.invalidate(isDragged: lastResize.duration(to: .now) < .seconds(1))
    lastResize = .now
  }

  /// Makes the next frame redraw every row, after the program was continued without a stop that
  /// restored the terminal.
  package func resume() {
    output.resume()
    noteResize()
  }

  /// Starts drawing on an empty row, after the program was stopped and continued.
  package func restart() {
    beginOnEmptyRow()
    if let title { setTitle(title) }
  }

  private func beginOnEmptyRow() {
    output.resume()
    endCapture()
    // If a shell has left text to the left of the cursor, the spaces reach the next row. Otherwise,
    // they remain in the row of the cursor.
    let spaces = String(repeating: " ", count: max(size.width - 1, 0))
    output.write(Array("\u{1B}[m\(spaces)\r\u{1B}[K".utf8))
    begin()
  }

  /// Starts drawing at the cursor.
  package func begin() {
    output.resume()
    renderer = Renderer()
    hasBarCursor = false
    progress?.reset()
    noteRowsToLeave()
  }

  /// Sets the title of the terminal's window, which is restored when the program ends or stops.
  package func setTitle(_ title: String) {
    self.title = title
    guard features.contains(.xterm) else { return }
    output.write(Array("\u{1B}]2;\(title.printable)\u{1B}\\".utf8))
  }

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

  private var followsBackground: Bool {
    theme.dependsOnBackground && terminal.depth != .none && features.contains(.xterm)
  }

  // MARK: Mouse

  /// Whether the user wants to use the mouse.
  package var usesMouse: Bool {
    get { mouse.isEnabled }
    set { mouse.isEnabled = newValue }
  }

  package var mouseNote: String { mouse.note }

  /// Whether the terminal reports the mouse.
  package var capturesMouse: Bool { mouse.isCapturing }

  /// Starts or ends the capture of the mouse, which lasts while the screen receives keys.
  package func followMouse(takesKeys: Bool) {
    apply(mouse.follow(takesKeys: takesKeys, cursorRow: renderer.cursor.row))
  }

  /// Handles the terminal's report of the row of the cursor.
  ///
  /// - Returns: Whether the key is such a report.
  package func accept(_ key: Key) -> Bool { key.reportedRow.map { mouse.accept($0) } ?? false }

  /// Returns the row of the frame at which an event occurred; `nil` if it is above the frame or
  /// the position of the frame is unknown.
  package func row(of event: MouseEvent) -> Int? {
    mouse.top.map { event.place.row - $0 }.flatMap { $0 >= 0 ? $0 : nil }
  }

  private func endCapture() { apply(mouse.end()) }

  /// Writes a change of the capture. A handler that runs meanwhile ends the capture.
  private func apply(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    if mouse.usesMarks {
      TerminalModes.hasClickMark.store(true, ordering: .sequentiallyConsistent)
      return output.write(bytes)
    }
    if mouse.isCapturing {
      TerminalModes.capturesMouse.store(true, ordering: .sequentiallyConsistent)
    }
    output.write(bytes)
    TerminalModes.capturesMouse.store(mouse.isCapturing, ordering: .sequentiallyConsistent)
  }

  /// Stores the number of rows down to the first free row, so that a crash handler can move the
  /// cursor below the frame.
  private func noteRowsToLeave() {
    TerminalModes.rowsToLeave.store(renderer.rowsToLeave, ordering: .sequentiallyConsistent)
  }
}
