import Platen
import Testing

@testable import PlatenTerminal

@Suite struct PaintedFrameTests {
  private func fitted(
    _ lines: [String], row: Int, column: Int, width: Int = 4, height: Int = 2
  ) -> PaintedFrame {
    PaintedFrame(lines.map { Line($0) }, cursor: .init(row: row, column: column))
      .fitted(to: TerminalCapabilities(width: width, height: height))
  }

  @Test func anEmptyFrameHasOneRow() {
    #expect(
      fitted([], row: 3, column: 9) == PaintedFrame([.empty], cursor: .init(row: 0, column: 3)))
  }

  @Test func aFrameThatIsTooTallShowsItsLastRows() {
    let frame = fitted(["a", "b", "c"], row: 2, column: 0)
    #expect(frame.lines.map(\.text) == ["b", "c"])
    #expect(frame.cursor == .init(row: 1, column: 0))
  }

  @Test func theRowWithTheCursorIsAlwaysShown() {
    let frame = fitted(["a", "b", "c"], row: 0, column: 0)
    #expect(frame.lines.map(\.text) == ["a", "b"])
    #expect(frame.cursor.row == 0)
  }

  @Test func wideLinesAreTruncated() {
    #expect(fitted(["abcdef"], row: 0, column: 0).lines.map(\.text) == ["abcd"])
  }
}
