import Platen
import Testing

@testable import PlatenTerminal

@Suite struct ArrayFocusTests {
  private let focused = Line("field", style: Style(.focused))

  @Test func theFocusPositionIsMeasuredInCells() {
    #expect([Line("above"), Line("日 ") + focused].focus == .init(row: 1, column: 3))
  }

  @Test func theCaretTakesPrecedenceOverTheFocusedControl() {
    let caret = Line("ab") + Line("c", style: Style(.caret))
    #expect([focused, caret].focus == .init(row: 1, column: 2))
  }

  @Test func linesWithoutFocusHaveNoFocusPosition() {
    #expect([Line("plain")].focus == nil)
  }
}
