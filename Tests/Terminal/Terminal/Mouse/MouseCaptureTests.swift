import PlatenLines
import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct MouseCaptureTests {
  private let written = Written()

  @MainActor private final class Written { var bytes: [UInt8] = [] }

  private func capture(setting: String?, features: TerminalFeatures = .xterm) -> MouseCapture {
    MouseCapture(setting: setting, features: features) { [written] in written.bytes += $0 }
  }

  /// Returns what a capture writes after a drawing, without the first byte of each sequence.
  ///
  /// - Parameter hasMoved: Whether the drawing prints a line above the frame.
  private func follow(
    _ capture: MouseCapture, takesKeys: Bool = true, cursorRow: Int = 0, hasMoved: Bool = false
  ) -> String {
    written.bytes = []
    let frame = PaintedFrame(
      [Line](repeating: "row", count: 5), cursor: .init(row: cursorRow, column: 0))
    let terminal = TerminalCapabilities(width: 10, height: 24)
    var renderer = Renderer()
    _ = renderer.painted(frame, on: terminal)
    var drawing = Drawing(frame, below: hasMoved ? ["printed"] : [])
    drawing.render(with: &renderer, on: terminal)
    capture.complete(&drawing)
    capture.follow(takesKeys: takesKeys)
    return String(decoding: written.bytes, as: UTF8.self).replacing("\u{1B}[", with: " ")
  }

  /// Has the terminal report the row of the cursor, counted from 0.
  private func report(_ row: Int, to capture: MouseCapture) -> Bool {
    capture.accept(.bytes(Array("\u{1B}[\(row + 1);1R".utf8)))
  }

  /// The row of the terminal at which the frame begins.
  private func top(of capture: MouseCapture) -> Int? {
    let click = MouseEvent(.bytes(Array("\u{1B}[<0;1;101M".utf8)))
    return click.flatMap { capture.row(of: $0) }.map { 100 - $0 }
  }

  @Test func theTerminalIsAskedForTheRowBeforeItReportsTheMouse() {
    let capture = capture(setting: "1")
    #expect(follow(capture, takesKeys: false, cursorRow: 2) == "")
    #expect(follow(capture, cursorRow: 2) == " 6n")
    #expect(follow(capture, cursorRow: 3) == "")
    #expect(report(12, to: capture))
    #expect(top(of: capture) == 10)
    #expect(follow(capture, cursorRow: 3) == " ?1000h ?1006h")
    #expect(follow(capture, cursorRow: 3) == "")
    #expect(follow(capture, takesKeys: false, cursorRow: 3) == " ?1006l ?1000l")
    #expect(top(of: capture) == nil)
  }

  @Test func aFrameThatMovesIsLocatedAgain() {
    let capture = capture(setting: "1")
    _ = follow(capture)
    #expect(follow(capture, cursorRow: 4, hasMoved: true) == " 6n")
    #expect(report(5, to: capture))
    #expect(top(of: capture) == nil, "the first answer describes the earlier position")
    #expect(report(9, to: capture))
    #expect(top(of: capture) == 5)
    #expect(!report(1, to: capture), "no further report is expected")
  }

  @Test func anEventAboveTheFrameHasNoRow() throws {
    let capture = capture(setting: "1")
    _ = follow(capture)
    _ = report(10, to: capture)
    let click = try #require(MouseEvent(.bytes(Array("\u{1B}[<0;1;10M".utf8))))
    #expect(capture.row(of: click) == nil)
  }

  @Test func aDisabledMouseIsNeverCaptured() {
    let capture = capture(setting: nil)
    #expect(follow(capture) == "")
    capture.isEnabled = true
    _ = follow(capture)
    _ = report(3, to: capture)
    _ = follow(capture)
    capture.isEnabled = false
    #expect(follow(capture) == " ?1006l ?1000l")
  }

  @Test func aResizeEndsTheCapture() {
    let capture = capture(setting: "1")
    _ = follow(capture)
    _ = report(3, to: capture)
    _ = follow(capture)
    written.bytes = []
    capture.loseFrame()
    #expect(written.bytes == Array("\u{1B}[?1006l\u{1B}[?1000l".utf8))
    #expect(top(of: capture) == nil)
  }

  @Test func aMarkAtTheFirstRowReportsClicksRelativeToIt() {
    let capture = capture(setting: "marks")
    #expect(follow(capture, takesKeys: false, cursorRow: 2) == "")
    let mark = "\u{1B}7 2A\r\u{1B}]133;A;click_events=2;redraw=0\u{1B}\\\u{1B}8"
    #expect(follow(capture, cursorRow: 2) == mark)
    #expect(top(of: capture) == 0)
    #expect(follow(capture, cursorRow: 3) == "")
    #expect(follow(capture, takesKeys: false, cursorRow: 3) == "", "the mark remains")
    #expect(follow(capture, hasMoved: true).count > 0, "the frame has moved")
  }

  @Test func aDisabledMarkReportsNoClicks() {
    let capture = capture(setting: "marks")
    _ = follow(capture)
    capture.isEnabled = false
    #expect(follow(capture) == "\u{1B}]133;C\u{1B}\\")
    #expect(!capture.isCapturing)
    capture.isEnabled = true
    #expect(follow(capture).count > 0)
  }

  @Test func theNoteTellsWhatTheMouseDoes() {
    #expect(capture(setting: nil).note == "the mouse is off")
    #expect(capture(setting: "1").note == "the mouse acts on the screen; Shift selects text")
    #expect(
      capture(setting: "marks").note
        == "clicks act on the screen if the terminal reports them; "
        + "the wheel and selection are as usual")
  }

  @Test func aPlainTerminalReceivesNoMark() {
    #expect(!capture(setting: "marks", features: []).isEnabled)
  }
}
