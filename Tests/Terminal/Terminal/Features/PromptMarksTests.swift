import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@MainActor
@Suite struct PromptMarksTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}]133;", with: "{")
      .replacing("\u{1B}\\", with: "}")
  }

  private func drawing(below finished: [Line]) -> Drawing {
    Drawing(PaintedFrame(["> "], cursor: .init(row: 0, column: 2)), below: finished)
  }

  private func marks(of marks: PromptMarks, below finished: [Line]) -> String {
    var drawing = drawing(below: finished)
    marks.prepare(&drawing)
    return text(drawing.marks)
  }

  private let entered = PromptStyle.command("quit", after: "> ")

  @Test func aCommandEndsWithItsStatusWhenTheNextBegins() {
    let marks = PromptMarks()
    #expect(self.marks(of: marks, below: [entered]) == "{A}")
    #expect(self.marks(of: marks, below: [entered]) == "{D;0}{A}")
    #expect(self.marks(of: marks, below: ["! no such command"]) == "")
    #expect(self.marks(of: marks, below: [entered]) == "{D;1}{A}")
    #expect(self.marks(of: marks, below: ["* printed", entered]) == "{D;0}{A}")
    #expect(self.marks(of: marks, below: []) == "")
  }

  @Test func marksSurroundTheCommandEvenIfItIsAlreadyShown() {
    let terminal = TerminalCapabilities(width: 40, height: 4)
    var (renderer, drawing) = (Renderer(), drawing(below: [entered]))
    _ = renderer.painted(PaintedFrame([entered], cursor: .init(row: 0, column: 6)), on: terminal)
    PromptMarks().prepare(&drawing)
    drawing.render(with: &renderer, on: terminal)
    let bytes = text(drawing.bytes)
    #expect(bytes.contains(#/\{A\}(\e\[[^m]*m)?> \{B\}(\e\[[^m]*m)?quit\{C\}/#))
  }
}
