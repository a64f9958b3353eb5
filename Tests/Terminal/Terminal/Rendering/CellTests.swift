import Platen
import Testing

@testable import PlatenTerminal

@Suite struct CellTests {
  private func cells(_ text: String) -> [Cell] {
    var builder = CellBuilder(width: text.count)
    append(text, to: &builder)
    return builder.cells
  }

  private func append(_ text: String, to builder: inout CellBuilder) {
    Line(text).forEachRun { builder.append($0, $1) }
  }

  @Test func eachCellStartsAfterTheWidthOfThePrecedingCells() {
    #expect(cells("a日b").map(\.column) == [0, 1, 3])
    #expect(cells("a日b").map(\.width) == [1, 2, 1])
    #expect(cells("a日b").map(\.byteCount) == [1, 3, 1])
  }

  @Test func aCharacterOfMoreThanFourBytesIsStoredInItsRow() {
    #expect(cells("ab").map(\.long) == [-1, -1])
    #expect(cells("a👩‍👩‍👧").map(\.long) == [-1, 0])
  }

  @Test func aTrailingJoinerIsNotWritten() {
    #expect(cells("a\u{200D}").map(\.byteCount) == [1])
  }

  @Test func trailingPlainSpacesAreDropped() {
    var builder = CellBuilder(width: 4)
    append("a b  ", to: &builder)
    builder.dropBlanks()
    #expect(builder.cells.count == 3)
  }
}
