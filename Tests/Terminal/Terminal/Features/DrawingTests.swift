import PlatenLines
import Testing

@testable import PlatenTerminal

@Suite struct DrawingTests {
  private let terminal = TerminalCapabilities(width: 20, height: 10)

  private func frame(_ lines: [Line], cursorRow: Int = 0) -> PaintedFrame {
    PaintedFrame(lines, cursor: .init(row: cursorRow, column: 0))
  }

  @Test func aFrameMovesIfItsHeightChangesOrLinesArePrintedAboveIt() {
    var renderer = Renderer()
    func hasMoved(_ lines: [Line], below finished: [Line] = []) -> Bool {
      var drawing = Drawing(frame(lines), below: finished)
      drawing.render(with: &renderer, on: terminal)
      return drawing.hasMoved
    }
    #expect(hasMoved(["a", "b"]))
    #expect(!hasMoved(["a", "c"]))
    #expect(hasMoved(["a"]))
    #expect(hasMoved(["a"], below: ["printed"]))
  }

  @Test func sequencesFollowTheBytesOfTheFrame() {
    var renderer = Renderer()
    var drawing = Drawing(frame(["a", "b"], cursorRow: 1))
    drawing.render(with: &renderer, on: terminal)
    let bytes = drawing.bytes
    drawing.append("\u{1B}[6 q")
    #expect(drawing.cursorRow == 1)
    #expect(drawing.bytes == bytes + Array("\u{1B}[6 q".utf8))
  }
}
