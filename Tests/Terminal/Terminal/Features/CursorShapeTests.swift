import PlatenLines
import Testing

@testable import PlatenTerminal

@MainActor
@Suite struct CursorShapeTests {
  private let shape = CursorShape()

  private func sequence(isOnScreen: Bool) -> String {
    var frame = PaintedFrame(["row"], cursor: .init(row: 0, column: 0))
    frame.isOnScreen = isOnScreen
    var drawing = Drawing(frame)
    shape.complete(&drawing)
    return String(decoding: drawing.bytes, as: UTF8.self)
  }

  @Test func theCursorIsABarOnTheScreenAndAsUsualAtThePrompt() {
    #expect(sequence(isOnScreen: false) == "")
    #expect(sequence(isOnScreen: true) == "\u{1B}[6 q")
    #expect(sequence(isOnScreen: true) == "")
    #expect(sequence(isOnScreen: false) == "\u{1B}[0 q")
  }

  @Test func theShapeIsWrittenAgainAfterTheTerminalWasRestored() {
    _ = sequence(isOnScreen: true)
    shape.begin()
    #expect(sequence(isOnScreen: true) == "\u{1B}[6 q")
  }
}
