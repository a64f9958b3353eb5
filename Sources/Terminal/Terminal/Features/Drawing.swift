import PlatenLines

/// One drawing of a frame on a terminal, to which the features of a display contribute.
struct Drawing {
  /// The frame to draw.
  var frame: PaintedFrame
  /// The lines that are printed permanently above the frame.
  let finished: [Line]
  /// Whether a command runs.
  let isBusy: Bool
  /// The marks before the prompt of an entered command among the finished lines.
  var marks: [UInt8] = []

  /// The bytes that update the terminal.
  private(set) var bytes: [UInt8] = []
  /// The row of the cursor in the rendered frame.
  private(set) var cursorRow = 0
  /// Whether the first row of the rendered frame is at a different place than before.
  private(set) var hasMoved = false

  init(_ frame: PaintedFrame, below finished: [Line] = [], isBusy: Bool = false) {
    (self.frame, self.finished, self.isBusy) = (frame, finished, isBusy)
  }

  /// Renders the frame.
  mutating func render(with renderer: inout Renderer, on terminal: TerminalCapabilities) {
    let rowCount = renderer.rowCount
    bytes = renderer.painted(frame, below: finished, marks: marks, on: terminal)
    cursorRow = renderer.cursor.row
    hasMoved = !finished.isEmpty || renderer.rowCount != rowCount
  }

  /// Appends a sequence to the update.
  mutating func append(_ sequence: StaticString) {
    bytes += "\(sequence)".utf8
  }
}
