/// The state in which a terminal reports the mouse, which is so only while the focus is in the
/// screen.
///
/// The frame is anywhere in the terminal, so the terminal is asked for the row of the cursor before
/// it reports the mouse.
struct MouseCapture {
  static let on = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  /// The sequence that ends the capture, which a signal handler can write.
  static let off: StaticString = "\u{1B}[?1006l\u{1B}[?1000l"
  private static let query = Array("\u{1B}[6n".utf8)
  /// The mark at the first row of the frame. Clicks below it are reported, with rows counted from the
  /// mark, and the terminal does not erase the frame at a resize.
  private static let mark = Array("\r\u{1B}]133;A;click_events=2;redraw=0\u{1B}\\\u{1B}8".utf8)
  /// The sequence that ends the effect of the mark, which a signal handler can write.
  static let endOfMark: StaticString = "\u{1B}]133;C\u{1B}\\"

  /// Whether the mouse is captured while the screen receives keys.
  var isEnabled: Bool
  /// Whether the capture is in effect.
  private(set) var isCapturing = false
  /// The row of the terminal at which the frame begins; `nil` if it is unknown.
  private(set) var top: Int?
  /// The row of the cursor in the frame when the terminal was asked last; `nil` if the frame has
  /// moved since.
  private var asked: Int?
  /// The number of questions that the terminal has not answered.
  private var unanswered = 0

  /// Whether the terminal reports only clicks, relative to a mark, instead of being captured.
  let usesMarks: Bool

  /// Creates a capture for the value of the environment variable `PLATEN_MOUSE`, which is `1` or
  /// `marks`.
  init(setting: String?, features: TerminalFeatures) {
    usesMarks = setting == "marks" && features.contains(.xterm)
    isEnabled = setting == "1" || usesMarks
  }

  /// The effect of the mouse in words for the user.
  var note: String {
    if !isEnabled { return "the mouse is off" }
    return usesMarks
      ? "clicks act on the screen if the terminal reports them; the wheel and selection are as usual"
      : "the mouse acts on the screen; Shift selects text"
  }

  /// Discards the position of the frame, because the frame has moved.
  mutating func loseTop() { (top, asked) = (nil, nil) }

  /// Ends the capture.
  ///
  /// - Returns: The bytes to write.
  mutating func end() -> [UInt8] {
    loseTop()
    if usesMarks && isEnabled { return [] }
    defer { isCapturing = false }
    return isCapturing ? Array("\(usesMarks ? Self.endOfMark : Self.off)".utf8) : []
  }

  /// Starts or ends the capture after an update of the terminal.
  ///
  /// - Parameters:
  ///   - takesKeys: Whether the screen receives keys.
  ///   - cursorRow: The row of the cursor in the frame.
  /// - Returns: The bytes to write.
  mutating func follow(takesKeys: Bool, cursorRow: Int) -> [UInt8] {
    guard isEnabled && takesKeys else { return usesMarks && isEnabled ? [] : end() }
    if usesMarks {
      if top != nil { return [] }
      (top, isCapturing) = (0, true)
      var bytes: [UInt8] = [0x1B, 0x37]
      if cursorRow > 0 { bytes.appendSequence(cursorRow, "A") }
      return bytes + Self.mark
    }
    if top != nil {
      defer { isCapturing = true }
      return isCapturing ? [] : Self.on
    }
    if asked != nil { return [] }
    asked = cursorRow
    unanswered += 1
    return Self.query
  }

  /// Handles a terminal's report of the row of the cursor.
  ///
  /// - Returns: `false` if no report is expected, so that the key is not a report.
  mutating func accept(_ row: Int) -> Bool {
    if unanswered == 0 { return false }
    unanswered -= 1
    if unanswered == 0, let asked { top = row - asked }
    return true
  }
}
