import Synchronization

/// The state in which a terminal reports the mouse, which is so only while the focus is in the
/// screen.
///
/// The frame is anywhere in the terminal, so the terminal is asked for the row of the cursor before
/// it reports the mouse.
package final class MouseCapture: DisplayFeature {
  private static let on = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  private static let query = Array("\u{1B}[6n".utf8)
  /// The mark at the first row of the frame. Clicks below it are reported, with rows counted from the
  /// mark, and the terminal does not erase the frame at a resize.
  private static let mark = Array("\r\u{1B}]133;A;click_events=2;redraw=0\u{1B}\\\u{1B}8".utf8)

  /// Whether the mouse is captured while the screen receives keys.
  package var isEnabled: Bool
  /// Whether the terminal reports the mouse.
  package private(set) var isCapturing = false
  /// The row of the terminal at which the frame begins; `nil` if it is unknown.
  private var top: Int?
  /// The row of the cursor in the frame.
  private var cursorRow = 0
  /// The row of the cursor in the frame when the terminal was asked last; `nil` if the frame has
  /// moved since.
  private var asked: Int?
  /// The number of questions that the terminal has not answered.
  private var unanswered = 0

  /// Whether the terminal reports only clicks, relative to a mark, instead of being captured.
  private let usesMarks: Bool
  private let write: ([UInt8]) -> Void

  /// Creates a capture for the value of the environment variable `PLATEN_MOUSE`, which is `1` or
  /// `marks`.
  init(
    setting: String?, features: TerminalFeatures, write: @escaping ([UInt8]) -> Void
  ) {
    self.write = write
    usesMarks = setting == "marks" && features.contains(.xterm)
    isEnabled = setting == "1" || usesMarks
  }

  /// The effect of the mouse in words for the user.
  package var note: String {
    if !isEnabled { return "the mouse is off" }
    return usesMarks
      ? "clicks act on the screen if the terminal reports them; the wheel and selection are as usual"
      : "the mouse acts on the screen; Shift selects text"
  }

  /// Starts or ends the capture, which lasts while the screen receives keys, after a drawing.
  package func follow(takesKeys: Bool) {
    guard isEnabled && takesKeys else {
      if !(usesMarks && isEnabled) { loseFrame() }
      return
    }
    if usesMarks { beginMark() } else { beginCapture() }
  }

  /// Handles the terminal's report of the row of the cursor.
  ///
  /// - Returns: Whether the key is such a report. It is not if no report is expected.
  package func accept(_ key: Key) -> Bool {
    guard unanswered > 0, let row = key.reportedRow else { return false }
    unanswered -= 1
    if unanswered == 0, let asked { top = row - asked }
    return true
  }

  /// Returns the row of the frame at which an event occurred; `nil` if it is above the frame or
  /// the position of the frame is unknown.
  package func row(of event: MouseEvent) -> Int? {
    top.map { event.place.row - $0 }.flatMap { $0 >= 0 ? $0 : nil }
  }

  func complete(_ drawing: inout Drawing) {
    cursorRow = drawing.cursorRow
    if drawing.hasMoved { (top, asked) = (nil, nil) }
  }

  func end() { loseFrame() }

  /// Ends the capture.
  func loseFrame() {
    (top, asked) = (nil, nil)
    if !isCapturing || usesMarks && isEnabled { return }
    isCapturing = false
    if usesMarks {
      TerminalModes.hasClickMark.store(true, ordering: .sequentiallyConsistent)
      return write(Array("\(RestoringSequence.clickMark)".utf8))
    }
    write(Array("\(RestoringSequence.mouse)".utf8))
    TerminalModes.capturesMouse.store(false, ordering: .sequentiallyConsistent)
  }

  /// Marks the first row of the frame.
  private func beginMark() {
    if top != nil { return }
    (top, isCapturing) = (0, true)
    var bytes: [UInt8] = [0x1B, 0x37]
    if cursorRow > 0 { bytes.appendSequence(cursorRow, "A") }
    TerminalModes.hasClickMark.store(true, ordering: .sequentiallyConsistent)
    write(bytes + Self.mark)
  }

  /// Starts the capture, or asks for the position of the frame first.
  private func beginCapture() {
    if top != nil {
      if isCapturing { return }
      isCapturing = true
      // A signal handler that runs meanwhile ends the capture.
      TerminalModes.capturesMouse.store(true, ordering: .sequentiallyConsistent)
      write(Self.on)
      TerminalModes.capturesMouse.store(true, ordering: .sequentiallyConsistent)
    } else if asked == nil {
      asked = cursorRow
      unanswered += 1
      write(Self.query)
    }
  }
}
