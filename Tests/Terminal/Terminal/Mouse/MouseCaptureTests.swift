import Testing

@testable import PlatenTerminal

@Suite struct MouseCaptureTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: " ")
  }

  @Test func theTerminalIsAskedForTheRowBeforeItReportsTheMouse() {
    var capture = MouseCapture(setting: "1", features: .xterm)
    #expect(capture.follow(takesKeys: false, cursorRow: 2) == [])
    #expect(text(capture.follow(takesKeys: true, cursorRow: 2)) == " 6n")
    #expect(capture.follow(takesKeys: true, cursorRow: 3) == [])
    let isReport = capture.accept(12)
    #expect(isReport)
    #expect(capture.top == 10)
    #expect(text(capture.follow(takesKeys: true, cursorRow: 3)) == " ?1000h ?1006h")
    #expect(capture.follow(takesKeys: true, cursorRow: 3) == [])
    #expect(text(capture.follow(takesKeys: false, cursorRow: 3)) == " ?1006l ?1000l")
    #expect(capture.top == nil)
  }

  @Test func aFrameThatMovesIsLocatedAgain() {
    var capture = MouseCapture(setting: "1", features: .xterm)
    _ = capture.follow(takesKeys: true, cursorRow: 0)
    capture.loseTop()
    #expect(text(capture.follow(takesKeys: true, cursorRow: 4)) == " 6n")
    let first = capture.accept(5)
    #expect(first && capture.top == nil, "the first answer describes the earlier position")
    let second = capture.accept(9)
    #expect(second && capture.top == 5)
    let third = capture.accept(1)
    #expect(!third, "no further report is expected")
  }

  @Test func aDisabledMouseIsNeverCaptured() {
    var capture = MouseCapture(setting: nil, features: .xterm)
    #expect(capture.follow(takesKeys: true, cursorRow: 0) == [])
    capture.isEnabled = true
    _ = capture.follow(takesKeys: true, cursorRow: 0)
    _ = capture.accept(3)
    _ = capture.follow(takesKeys: true, cursorRow: 0)
    capture.isEnabled = false
    #expect(text(capture.follow(takesKeys: true, cursorRow: 0)) == " ?1006l ?1000l")
  }

  @Test func aMarkAtTheFirstRowReportsClicksRelativeToIt() {
    var capture = MouseCapture(setting: "marks", features: .xterm)
    #expect(capture.follow(takesKeys: false, cursorRow: 2) == [])
    let mark = String(decoding: capture.follow(takesKeys: true, cursorRow: 2), as: UTF8.self)
    #expect(mark == "\u{1B}7\u{1B}[2A\r\u{1B}]133;A;click_events=2;redraw=0\u{1B}\\\u{1B}8")
    #expect(capture.top == 0)
    #expect(capture.follow(takesKeys: true, cursorRow: 3) == [])
    #expect(capture.follow(takesKeys: false, cursorRow: 3) == [], "the mark remains")
    capture.loseTop()
    #expect(capture.follow(takesKeys: true, cursorRow: 0).count > 0, "the frame has moved")
  }

  @Test func aDisabledMarkReportsNoClicks() {
    var capture = MouseCapture(setting: "marks", features: .xterm)
    _ = capture.follow(takesKeys: true, cursorRow: 0)
    capture.isEnabled = false
    let end = String(decoding: capture.follow(takesKeys: true, cursorRow: 0), as: UTF8.self)
    #expect(end == "\u{1B}]133;C\u{1B}\\")
    #expect(!capture.isCapturing)
    capture.isEnabled = true
    #expect(capture.follow(takesKeys: true, cursorRow: 0).count > 0)
  }

  @Test func theNoteTellsWhatTheMouseDoes() {
    #expect(MouseCapture(setting: nil, features: .xterm).note == "the mouse is off")
    #expect(
      MouseCapture(setting: "1", features: .xterm).note
        == "the mouse acts on the screen; Shift selects text")
    #expect(
      MouseCapture(setting: "marks", features: .xterm).note
        == "clicks act on the screen if the terminal reports them; "
        + "the wheel and selection are as usual")
  }

  @Test func aPlainTerminalReceivesNoMark() {
    #expect(!MouseCapture(setting: "marks", features: []).isEnabled)
  }
}
