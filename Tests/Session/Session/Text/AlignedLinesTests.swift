import Platen
import PlatenTestSupport
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
  /// Repeated lines give no place at which the lists can be divided.
  @Test func theFewestDifferencesAreFoundInManyRepeatedLines() {
    let old = (0..<3_000).map { ["a", "b", "c"][$0 * $0 % 3] }
    var new = old
    new[10] = "x"
    new.remove(at: 1_500)
    new.append("a")
    let changes = rows(old, new).filter { !$0.hasPrefix("=") }
    #expect(changes.count <= 4, "\(changes)")
  }

  /// With two letters, many lines are the same and none is unique.
  private static func letters(_ count: Int, using random: inout SeededGenerator) -> [String] {
    (0..<count).map { _ in ["a", "b"].randomElement(using: &random)! }
  }

  @Test func noLineIsMissingThatIsThereDespiteALimit() {
    for seed in Seeds.first(300) {
      var random = SeededGenerator(seed: seed)
      let old = Self.letters(Int.random(in: 0...40, using: &random), using: &random)
      let new = Self.letters(Int.random(in: 0...40, using: &random), using: &random)
      let limit = Int.random(in: 1...8, using: &random)
      let rows = AlignedLines(old, new, maxDifferences: limit).rows
      #expect(Self.isComplete(rows, old, new), "seed \(seed): \(old) \(new)")
      #expect(Self.isTrue(rows, old, new), "seed \(seed): \(old) \(new)")
    }
  }

  /// Returns whether the rows contain each line once, in order, and pair only equal lines.
  private static func isComplete(
    _ rows: [AlignedLines.Row], _ old: [String], _ new: [String]
  ) -> Bool {
    var (before, after) = ([Int](), [Int]())
    for row in rows {
      switch row {
      case .both(let line, let other):
        if old[line] != new[other] { return false }
        before.append(line)
        after.append(other)
      case .old(let line): before.append(line)
      case .new(let line): after.append(line)
      }
    }
    return before == Array(old.indices) && after == Array(new.indices)
  }

  /// Returns whether no line is in an old and in a new row between two common lines.
  private static func isTrue(
    _ rows: [AlignedLines.Row], _ old: [String], _ new: [String]
  ) -> Bool {
    var (removed, added) = (Set<String>(), Set<String>())
    for row in rows {
      switch row {
      case .both: (removed, added) = ([], [])
      case .old(let line): removed.insert(old[line])
      case .new(let line): added.insert(new[line])
      }
      if !removed.isDisjoint(with: added) { return false }
    }
    return true
  }

  @Test func theNumberOfDifferencesIsThatOfTheStandardLibrary() {
    for seed in Seeds.first(300) {
      var random = SeededGenerator(seed: seed)
      let old = Self.letters(Int.random(in: 0...30, using: &random), using: &random)
      let new = Self.letters(Int.random(in: 0...30, using: &random), using: &random)
      let changes = rows(old, new).count { !$0.hasPrefix("=") }
      #expect(changes == new.difference(from: old).count, "seed \(seed): \(old) \(new)")
    }
  }

  @Test func thousandsOfDifferentLinesAreAligned() {
    let old = (0..<2_500).map { "a\($0 % 40)" }
    let new = (0..<2_500).map { "b\($0 % 40)" } + ["a7"]
    let rows = rows(old, new)
    #expect(rows.count { $0.hasPrefix("=") } == 1)
  }
}
