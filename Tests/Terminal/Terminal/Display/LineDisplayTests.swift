import PlatenLines
import Testing

@testable import PlatenTerminal

extension StoppedTerminal {
  @MainActor
  @Suite final class LineDisplayTests {
    private var written = ""
    private lazy var display = LineDisplay(
      TerminalOutput(-1) { [unowned self] in written += String(decoding: $0, as: UTF8.self) },
      showsUTF8: true)

    private func show(_ text: String) {
      display.show(prompt: "> ", text: text, caret: text.utf8.count)
    }

    /// Stops and continues the program, which has not handled that yet.
    ///
    /// - Parameter restores: Whether the stop restores the terminal below the row.
    private func stop(restores: Bool = true) {
      TerminalOutput.stop {}
      if restores { TerminalModes.rowsToLeave.store(0, ordering: .sequentiallyConsistent) }
      written = ""
    }

    @Test func printedLinesPrecedeTheEditedLine() {
      show("se")
      display.print([Line("tick")])
      show("set")
      display.leave(prompt: "> ", text: "set")
      #expect(written == "> se\ntick\n> set\n")
    }

    @Test func linesPrintedBetweenAStopAndTheContinuationAreNotLost() {
      show("se")
      stop()
      display.print([Line("tick")])
      show("set")
      display.leave(prompt: "> ", text: "set x")
      display.print([Line("done")])
      show("")
      #expect(written == "")
      display.restart()
      show("")
      #expect(written == "tick\n> set x\ndone\n> ")
    }

    @Test func theEndOfTheProgramPrintsTheLinesThatWait() {
      show("quit")
      stop()
      display.leave(prompt: "> ", text: "quit")
      display.end()
      #expect(written == "> quit\n")
    }

    @Test func aContinuationWithoutARestoredTerminalStartsANewRow() {
      show("set")
      stop(restores: false)
      display.restart()
      show("set")
      #expect(written == "\n> set")
    }

    @Test func aContinuationAtAnEmptyRowLeavesNoEmptyRow() {
      display.print([Line("tick")])
      stop(restores: false)
      display.restart()
      show("")
      #expect(written == "> ")
    }
  }
}
