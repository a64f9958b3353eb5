import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct PromptMarksTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}]133;", with: "{")
      .replacing("\u{1B}\\", with: "}")
  }

  @Test func aCommandEndsWithItsStatusWhenTheNextBegins() {
    var marks = PromptMarks()
    #expect(text(marks.begin()) == "{A}")
    #expect(text(marks.begin()) == "{D;0}{A}")
    marks.fail()
    #expect(text(marks.begin()) == "{D;1}{A}")
    #expect(text(marks.begin()) == "{D;0}{A}")
  }

  @Test func marksSurroundTheCommandEvenIfItIsAlreadyShown() {
    let terminal = TerminalCapabilities(width: 40, height: 4)
    let entered = PromptStyle.command("quit", after: "> ")
    var (renderer, marks) = (Renderer(), PromptMarks())
    _ = renderer.painted(PaintedFrame([entered], cursor: .init(row: 0, column: 6)), on: terminal)
    let bytes = renderer.painted(
      PaintedFrame(["> "], cursor: .init(row: 0, column: 2)), below: [entered],
      marks: marks.begin(), on: terminal)
    #expect(text(bytes).contains(#/\{A\}(\e\[[^m]*m)?> \{B\}(\e\[[^m]*m)?quit\{C\}/#))
  }
}
