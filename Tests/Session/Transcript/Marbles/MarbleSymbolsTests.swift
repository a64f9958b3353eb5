import Platen
import Testing

@testable import PlatenTranscript

@Suite struct MarbleSymbolsTests {
  private func symbols(_ lines: String...) throws -> MarbleSymbols {
    MarbleSymbols(of: try MarbleDiagram(lines.joined(separator: "\n")))
  }

  @Test func aLetterOrDigitIsItsOwnSymbol() throws {
    let symbols = try symbols("row  a-1")
    #expect(symbols["a"] == "a")
    #expect(symbols["1"] == "1")
    #expect(symbols.given.isEmpty)
  }

  @Test func aMultiCharacterValueIsAssignedTheFirstUnusedLetter() throws {
    let symbols = try symbols("row  a-x", "x = \"long\"")
    #expect(symbols["long"] == "b")
    #expect(symbols.given.map(\.text) == ["long"])
    #expect(symbols["other"] == "?")
  }
}
