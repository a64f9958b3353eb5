import Platen
import Testing

@testable import PlatenTerminal

/// Tests of the exact bytes that the renderer writes.
@Suite struct RendererTests {
  private let terminal = TerminalCapabilities(width: 40, height: 12)

  private func rows(_ lines: [Line], _ row: Int, _ column: Int) -> PaintedFrame {
    PaintedFrame(lines, cursor: .init(row: row, column: column))
  }

  /// Returns the bytes that change one frame into another.
  private func bytes(
    from old: PaintedFrame, to new: PaintedFrame, below finished: [Line] = [],
    on terminal: TerminalCapabilities? = nil
  ) -> String {
    var renderer = Renderer()
    let terminal = terminal ?? self.terminal
    _ = renderer.painted(old, on: terminal)
    return String(decoding: renderer.painted(new, below: finished, on: terminal), as: UTF8.self)
  }

  private let form: [Line] = [
    "  Name   [Ada       ]", "  Town   [London    ]", "  Street [          ]",
    "  minimum of 3 characters required", "  ( Save )", "> ",
  ]

  private let names: [Line] = [
    "Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra", "Barbara Liskov",
  ]

  @Test func rowsAreWrittenTopToBottom() {
    var renderer = Renderer()
    let bytes = renderer.painted(rows(["Name", "", "> "], 2, 2), on: terminal)
    #expect(String(decoding: bytes, as: UTF8.self) == "Name\r\n\n> ")
  }

  @Test func typingWritesOnlyTheCharacter() {
    #expect(bytes(from: rows(["a", "> a"], 1, 3), to: rows(["a", "> ab"], 1, 4)) == "b")
  }

  @Test func deletingACharacterWritesThreeBytes() {
    #expect(
      bytes(from: rows(["> ab"], 0, 4), to: rows(["> a"], 0, 3)) == "\u{8} \u{8}")
  }

  @Test func unchangedRowsAreNotWritten() {
    #expect(bytes(from: rows(form, 5, 2), to: rows(form, 5, 2)) == "")
  }

  @Test func movingTheCursorWritesOnlyTheMovement() {
    #expect(bytes(from: rows(["> ab"], 0, 4), to: rows(["> ab"], 0, 3)) == "\u{8}")
    #expect(bytes(from: rows(["a", "> ab"], 1, 4), to: rows(["a", "> ab"], 0, 0)) == "\u{1B}M\r")
  }

  @Test func changingAWordWritesTheWordAndTwoCursorMovements() {
    var changed = form
    changed[1] = "  Town   [Zurich    ]"
    let bytes = bytes(from: rows(form, 5, 2), to: rows(changed, 5, 2))
    #expect(bytes == "\u{1B}7\u{1B}[4A\u{1B}[8CZurich\u{1B}8")
    #expect(bytes.utf8.count == 18)
  }

  @Test func onlyStyleDifferencesAreWritten() {
    let line = Line("ab", style: .bold)
    let other = Line("a", style: .bold) + Line("b", style: Style(.bold, foreground: .red)) + "c"
    #expect(
      bytes(from: rows([line], 0, 0), to: rows([other], 0, 0))
        == "\u{1B}[C\u{1B}[1;31mb\u{1B}[mc\r")
  }

  @Test func unsupportedColorsAreNotWritten() {
    let plain = TerminalCapabilities(width: 40, height: 12, depth: .none)
    let red = rows([Line("ab", style: Style(.bold, foreground: .red))], 0, 2)
    #expect(bytes(from: rows([""], 0, 0), to: red, on: plain) == "\u{1B}[1mab\u{1B}[m")
    let blue = rows([Line("ab", style: Style(.bold, foreground: .blue))], 0, 2)
    #expect(bytes(from: red, to: blue, on: plain) == "")
  }

  @Test func scrollingAListByOneRowMovesTheRemainingRows() {
    let old = names.prefix(4) + ["> "]
    let new = names.dropFirst() + ["> "]
    let bytes = bytes(from: rows(Array(old), 4, 2), to: rows(Array(new), 4, 2))
    #expect(bytes == "\u{1B}7\u{1B}[4A\u{1B}[M\n\n\n\u{1B}[L\rBarbara Liskov\u{1B}8")
    #expect(bytes.utf8.count == 32)
  }

  @Test func scrollingBetweenOverflowMarkersMovesRows() {
    let old = ["… 3 above"] + names.prefix(4) + ["… 90 below", "> "]
    let new = ["… 4 above"] + names.dropFirst() + ["… 89 below", "> "]
    let bytes = bytes(from: rows(old, 6, 2), to: rows(new, 6, 2))
    let counts = "\u{1B}7\u{1B}M89\u{1B}[5A\u{8}\u{8}4"
    #expect(bytes == counts + "\n\u{1B}[M\n\n\n\u{1B}[L\rBarbara Liskov\u{1B}8")
    #expect(bytes.utf8.count == 40)
  }

  @Test func aChangedRowWritesOnlyDifferentCells() {
    var changed = names
    changed[1] = "Grace Kelly"
    let bytes = bytes(from: rows(names, 4, 0), to: rows(changed, 4, 0))
    #expect(bytes == "\u{1B}7\u{1B}[3A\u{1B}[7GKelly \u{1B}8")
    #expect(bytes.utf8.count == 18)
  }

  @Test func finishedLinesAreWrittenAboveTheScreen() {
    let bytes = bytes(from: rows(form, 5, 2), to: rows(form, 5, 2), below: ["saved"])
    #expect(bytes == "\r\n\u{1B}[6A\u{1B}[Lsaved\u{1B}[6B\u{8}\u{8}\u{8}")
  }

  @Test func enteringALineDoesNotRewriteIt() {
    #expect(bytes(from: rows(["> a"], 0, 3), to: rows(["> "], 0, 2), below: ["> a"]) == "\r\n> ")
  }

  @Test func aRowThatFillsTheWidthDoesNotWrap() {
    let small = TerminalCapabilities(width: 4, height: 3)
    let empty = rows(["", ""], 0, 0)
    #expect(bytes(from: empty, to: rows(["abcd", ""], 1, 0), on: small) == "abcd\r\n")
    #expect(
      bytes(from: empty, to: rows(["abcd", "x"], 0, 3), on: small) == "abc\u{1B}7d\r\nx\u{1B}8")
    #expect(bytes(from: empty, to: rows(["abcd", ""], 0, 9), on: small) == "abc\u{1B}7d\u{1B}8")
  }

  @Test func theEndOfAFullRowIsNotErased() {
    let small = TerminalCapabilities(width: 4, height: 3)
    let full = rows(["abcd"], 0, 0)
    #expect(bytes(from: full, to: rows(["abc"], 0, 3), on: small) == "abc\u{1B}7 \u{1B}8")
    #expect(bytes(from: full, to: rows(["abcx"], 0, 0), on: small) == "abcx\r")
  }

  @Test func theTerminalWrapsALongFinishedLine() {
    let small = TerminalCapabilities(width: 4, height: 5)
    let empty = rows([""], 0, 0)
    #expect(bytes(from: empty, to: empty, below: ["abcdef"], on: small) == "abcdef\r\n")
    #expect(bytes(from: empty, to: empty, below: ["abc日b"], on: small) == "abc\r\n日b\r\n")
  }

  @Test func overflowingContentIsTruncated() {
    let small = TerminalCapabilities(width: 4, height: 2)
    let bytes = bytes(from: rows([], 3, 3), to: rows(["a", "bcdefg", "h"], 2, 1), on: small)
    #expect(bytes == "\rbcde\r\nh")
  }

  @Test func theBackgroundColorIsResetBeforeANewRowIsCreated() {
    let red = Line("a", style: Style(background: .red))
    #expect(
      bytes(from: rows([""], 0, 0), to: rows([red, red], 1, 1))
        == "\u{1B}[41ma\u{1B}[m\r\n\u{1B}[41ma\u{1B}[m")
  }

  @Test func theColumnIsSetAbsolutelyAfterACharacterOfDisputedWidth() {
    #expect(
      bytes(from: rows(["> "], 0, 2), to: rows(["> ❤️!"], 0, 5)) == "❤️\u{1B}[5G\u{1B}[K!")
    let small = TerminalCapabilities(width: 4, height: 3)
    #expect(
      bytes(from: rows(["> "], 0, 2), to: rows(["> ❤️", ""], 1, 0), on: small)
        == "\u{1B}[?7l❤️\u{1B}[?7h\r\n")
  }

  /// Without automatic wrapping, tmux adds the mark to the character before it.
  @Test(arguments: ["e\u{301}", "e\u{301}\u{200B}", "ก\u{E34}"])
  func aCharacterWithMarksInTheLastColumnIsWrittenWithAutomaticWrappingInTmux(text: String) {
    var small = TerminalCapabilities(width: 4, height: 3)
    small.keepsMarksAtMargin = false
    #expect(
      bytes(from: rows([">  "], 0, 3), to: rows([Line(">  \(text)"), ""], 1, 0), on: small)
        == "\(text)\r\n")
  }

  @Test func aLargeUpdateUsesSynchronizedOutput() {
    let modern = TerminalCapabilities(width: 40, height: 12, showsAtOnce: true)
    #expect(bytes(from: rows(["a"], 0, 1), to: rows(["ab"], 0, 2), on: modern) == "b")
    #expect(
      bytes(from: rows(["a", "b"], 1, 1), to: rows(["x", "y"], 1, 1), on: modern)
        == "\u{1B}M\rx\r\ny")
    let full = Array(repeating: Line(String(repeating: "x", count: 40)), count: 9)
    let large = bytes(from: rows(["a"], 0, 1), to: rows(full, 8, 1), on: modern)
    #expect(large.hasPrefix("\u{1B}[?2026h") && large.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func theCursorIsSavedAgainIfItsPositionCanBeRestoredOnlyOnce() {
    let old = (0..<5).map { Line("\($0)" + String(repeating: "-", count: 30)) }
    var new = old
    new[1] = Line("1----xyz" + String(repeating: "-", count: 23))
    new[3] = Line(
      "3" + String(repeating: "-", count: 19) + "xyz" + String(repeating: "-", count: 8))
    var terminal = terminal
    func update() -> String { bytes(from: rows(old, 2, 20), to: rows(new, 2, 20), on: terminal) }
    #expect(update() == "\u{1B}7\u{1B}M\u{1B}[6Gxyz\u{1B}8\u{1B}Dxyz\u{1B}8")
    terminal.keepsPlace = false
    #expect(update() == "\u{1B}7\u{1B}M\u{1B}[6Gxyz\u{1B}8\u{1B}7\u{1B}Dxyz\u{1B}8")
  }

  @Test func aNewSizeRedrawsTheScreen() {
    var renderer = Renderer()
    let old = rows(["0123456789", "> "], 1, 2)
    _ = renderer.painted(old, on: TerminalCapabilities(width: 10, height: 5))
    let bytes = renderer.painted(old, on: TerminalCapabilities(width: 6, height: 5))
    #expect(String(decoding: bytes, as: UTF8.self) == "\r\u{1B}[2A\u{1B}[m\u{1B}[5M012345\r\n> ")
  }

  @Test func theRowsRemainOnTheScreenAfterTheRendererFinishes() {
    var renderer = Renderer()
    _ = renderer.painted(rows(["a", "b"], 0, 1), on: terminal)
    #expect(String(decoding: renderer.finished(), as: UTF8.self) == "\r\n\n")
  }
}
