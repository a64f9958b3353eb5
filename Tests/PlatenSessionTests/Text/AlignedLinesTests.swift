import Platen
import Testing

@testable import PlatenSession

@Suite struct AlignedLinesTests {
  private func rows(_ old: [String], _ new: [String]) -> [String] {
    AlignedLines(old, new).rows.map {
      switch $0 {
      case .both(let before, let after): "=\(old[before])\(new[after])"
      case .old(let line): "-\(old[line])"
      case .new(let line): "+\(new[line])"
      }
    }
  }

  @Test func removedLinesPrecedeTheirReplacements() {
    #expect(rows(["a", "b", "c"], ["a", "x", "c"]) == ["=aa", "-b", "+x", "=cc"])
  }

  @Test func linesWithoutAMatchAreAddedOrRemovedInPlace() {
    #expect(rows([], ["a"]) == ["+a"])
    #expect(rows(["a", "b"], ["b"]) == ["-a", "=bb"])
  }

  @Test func theCallerSpecifiesWhichLinesAreEqual() {
    let rows = AlignedLines(["A"], ["a"]) { $0.lowercased() == $1.lowercased() }.rows
    #expect(rows.count == 1)
  }
}
