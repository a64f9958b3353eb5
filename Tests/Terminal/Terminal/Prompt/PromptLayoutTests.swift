import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct PromptLayoutTests {
  private func layout(_ text: String, point: Int? = nil, width: Int = 10) -> PromptLayout {
    PromptLayout(prompt: "> ", text: text, point: point ?? text.utf8.count, width: width)
  }

  private func expect(
    _ layout: PromptLayout, rows: [String], cursor: (Int, Int),
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(layout.rows.map(\.text) == rows, sourceLocation: location)
    #expect(
      layout.cursor == .init(row: cursor.0, column: cursor.1), sourceLocation: location)
  }

  @Test func aShortLineOccupiesOneRow() { expect(layout("abc"), rows: ["> abc"], cursor: (0, 5)) }

  @Test func theCursorPrecedesTheCharacterAtTheCaret() {
    expect(layout("日本", point: 3), rows: ["> 日本"], cursor: (0, 4))
  }

  @Test func aLineThatFillsARowContinuesInTheNextRow() {
    expect(layout("12345678"), rows: ["> 12345678", ""], cursor: (1, 0))
    expect(layout("123456789", point: 8), rows: ["> 12345678", "9"], cursor: (1, 0))
  }

  @Test func aWideCharacterIsNotSplitBetweenRows() {
    expect(layout("1234567日", point: 7), rows: ["> 1234567", "日"], cursor: (1, 0))
  }

  @Test func onlyThePromptHasTheColorOfAccents() {
    let wrapped = PromptLayout(prompt: "a long prompt> ", text: "text", point: 0, width: 10)
    let parts = wrapped.rows.map { $0.runs.map { String($0.text) } }
    #expect(parts == [["a long pro"], ["mpt> ", "text"]])
    let styles = wrapped.rows.map { $0.runs.map(\.style) }
    #expect(styles == [[Style(role: .accent)], [Style(role: .accent), .plain]])
  }

  @Test func controlCharactersAreShownAsSymbols() {
    expect(layout("a\u{1B}b"), rows: ["> a␛b"], cursor: (0, 5))
  }

  @Test func theVisibleRowsOfATruncatedPromptContainTheCursor() {
    let text = String(repeating: "1234567890", count: 5)
    let end = layout(text).window(height: 2)
    expect(end, rows: ["9012345678", "90"], cursor: (1, 2))
    expect(
      layout(text, point: 0).window(height: 2), rows: ["> 12345678", "9012345678"], cursor: (0, 2))
  }
}
