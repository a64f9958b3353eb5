import Testing

@testable import PlatenSession

/// Tests of arranging rows in columns.
@Suite struct TableTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    #expect(aligned([["a", "one"], ["語語", "two"]]) == ["a     one", "語語  two"])
  }

  @Test func emptyColumnsAreOmitted() {
    #expect(aligned([["a", "", "x"], ["b", "", "y"]]) == ["a  x", "b  y"])
    #expect(aligned([]) == [])
  }

  @Test func rowsCanHaveFewerCellsThanTheTableHasColumns() {
    #expect(aligned([["a"], ["b", "c"]]) == ["a", "b  c"])
  }
}
