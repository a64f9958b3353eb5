import Platen
import Testing

@testable import PlatenTerminal

@Suite struct GutterTests {
  private func cells(_ line: Line, _ gutter: Gutter) -> String {
    var terminal = TerminalCapabilities(width: 20, height: 4)
    terminal.gutter = gutter
    let row = CellRow(line, on: terminal)
    var bytes: [UInt8] = []
    for cell in row.cells { row.append(cell, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private let focused = Line("Save", style: Style(.focused))

  @Test func aNarrowTerminalHasNoGutter() {
    #expect(Gutter(terminalWidth: 39, glyphs: .unicode) == .none)
    #expect(Gutter(terminalWidth: 40, glyphs: .unicode) == .unicode)
    #expect(Gutter(terminalWidth: 40, glyphs: .ascii) == .ascii)
  }

  @Test func aBarIsNextToEachLineOfTheFocusedControl() {
    #expect(cells("Save", .unicode) == "  Save")
    #expect(cells(focused, .unicode) == "▌ Save")
    #expect(cells(focused, .ascii) == "> Save")
    #expect(cells(focused, .none) == "Save")
    #expect(cells(Line("[ ]", style: Style(.besideFocus)), .unicode) == "▌ [ ]")
  }

  @Test func theThumbIsNextToItsLinesExceptTheFocusedControl() {
    let line = Line("Row", style: Style(.besideThumb))
    #expect(cells(line, .unicode) == "┃ Row")
    #expect(cells(line, .ascii) == "# Row")
    #expect(cells(line.styled(Style(.focused)), .unicode) == "▌ Row")
    #expect(cells(line, .none) == "Row")
  }

  @Test func finishedLinesAndThePromptBeginAtTheLeftEdge() {
    #expect(cells(Line("> quit").flushLeft, .unicode) == "> quit")
    #expect(Line("> quit").flushLeft.runs.first?.style.resolved(by: .dark, depth: .full) == .plain)
  }

  @Test func aLineThatIsTooWideIsClippedNextToTheGutter() {
    var terminal = TerminalCapabilities(width: 8, height: 4)
    terminal.gutter = .unicode
    let frame = PaintedFrame(
      ["abcdefgh", Line("> cdefgh").flushLeft], cursor: .init(row: 0, column: 0))
    #expect(frame.fitted(to: terminal).lines.map(\.text) == ["abcdef", "> cdefgh"])
  }
}
