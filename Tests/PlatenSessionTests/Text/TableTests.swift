import Testing

@testable import PlatenSession

/// Rows in columns.
@Suite struct TableTests {
  @Test func columnsAreAsWideAsTheirWidestCell() {
    #expect(aligned([["a", "one"], ["語語", "two"]]) == ["a     one", "語語  two"])
  }

  @Test func emptyColumnsTakeNoRoom() {
    #expect(aligned([["a", "", "x"], ["b", "", "y"]]) == ["a  x", "b  y"])
    #expect(aligned([]) == [])
  }

  @Test func rowsMayBeShort() {
    #expect(aligned([["a"], ["b", "c"]]) == ["a", "b  c"])
  }
}
