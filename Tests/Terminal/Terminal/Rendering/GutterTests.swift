import Platen
import Testing

@testable import PlatenTerminal

@Suite struct GutterTests {
  private func cells(_ line: Line, _ gutter: Gutter, width: Int = 20) -> String {
    var terminal = TerminalCapabilities(width: width, height: 4)
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

  private struct Panes<First: View, Second: View>: View {
    @ViewBuilder let first: First
    @ViewBuilder let second: Second

    var body: some View {
      HStack(alignment: .top) {
        first
        second
      }
    }
  }

  /// Returns the rows of two panes with the focus on a control.
  @MainActor
  private func rows(
    of panes: some View, focus control: String, _ gutter: Gutter = .unicode
  ) throws -> [String] {
    let session = Session(panes, size: Session.Size(width: 40), time: .virtual)
    session.screen.showsFocus = true
    try session.moveFocus(to: control)
    return session.flush().frame.lines.map { cells($0, gutter, width: 42) }
  }

  @MainActor
  @Test func theBarIsAtTheEdgeOfTheFocusedPane() throws {
    let panes = Panes {
      List(["a", "b"], id: \.self) { Text($0) }.frame(width: 4 * 8)
    } second: {
      List(["c", "d"], id: \.self) { Text($0) }.frame(width: 4 * 8)
    }
    let first = try rows(of: panes, focus: "List#1")
    #expect(first == ["▌ a    c", "  b    d"])
    let second = try rows(of: panes, focus: "List#2")
    #expect(second == ["  a   ▌c   ", "  b    d"])
    let ascii = try rows(of: panes, focus: "List#2", .ascii)
    #expect(ascii == ["  a   >c   ", "  b    d"])
    let narrow = try rows(of: panes, focus: "List#2", .none)
    #expect(narrow == ["a    c   ", "b    d"])
  }

  @MainActor
  @Test func theBarReplacesTheDividerOfPanes() throws {
    let panes = Panes {
      VStack {
        Button("A") {}
        Button("B") {}
      }
    } second: {
      HStack(spacing: 0) {
        Divider()
        VStack {
          Button("C") {}
          Button("D") {}
        }
      }
    }
    let rows = try rows(of: panes, focus: "D")
    #expect(rows == ["  ( A ) │( C )", "  ( B ) ▌( D )"])
  }

  @MainActor
  @Test func theThumbIsAtTheEdgeOfTheFocusedPane() throws {
    let panes = Panes {
      Text("x").frame(height: 3 * 16)
    } second: {
      List(0..<9, id: \.self) { Text("\($0)") }.frame(width: 9 * 8, height: 3 * 16)
    }
    let rows = try rows(of: panes, focus: "List")
    #expect(rows.contains { $0.contains("▌") } && rows.allSatisfy { !$0.hasPrefix("▌") })
    #expect(rows.allSatisfy { !$0.hasPrefix("┃") })
  }

  @MainActor
  @Test func controlsInTheSameRowHaveTheBarInTheGutter() throws {
    let row = Panes {
      Button("A") {}
    } second: {
      Button("B") {}
    }
    let rows = try rows(of: row, focus: "B")
    #expect(rows == ["▌ ( A ) ( B )"])
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
