import Platen
import Testing

@testable import PlatenTerminal

@Suite struct RowAlignmentTests {
  private func alignment(_ old: [String], _ new: [String]) -> RowAlignment? {
    RowAlignment(from: old.map { Line($0) }, to: new.map { Line($0) }, head: 0, tail: 0)
  }

  @Test func replacingRowsDoesNotMoveOtherRows() {
    #expect(alignment(["a"], ["b"]) == nil)
    #expect(alignment(["a", "b"], ["a", "c"]) == nil)
  }

  @Test func rowsBelowARemovedRowMoveUp() throws {
    let found = try #require(alignment(["a", "b", "c"], ["b", "c"]))
    #expect((0..<2).map(found.source) == [1, 2])
    #expect(found.removed(from: 3) == [0..<1])
  }

  @Test func rowsBelowAnInsertedRowMoveDown() throws {
    let found = try #require(alignment(["b", "c"], ["a", "b", "c"]))
    #expect((0..<3).map(found.source) == [nil, 0, 1])
    #expect((0..<3).map(found.inserted) == [1, 0, 0])
    #expect(found.removed(from: 2) == [])
  }

  @Test func rowRangesAreRemovedFromTheBottomUp() throws {
    let found = try #require(alignment(["a", "x", "b", "y"], ["x", "y"]))
    #expect(found.removed(from: 4) == [2..<3, 0..<1])
  }
}
