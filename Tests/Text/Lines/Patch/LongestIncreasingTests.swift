import Testing

@testable import PlatenLines

@Suite struct LongestIncreasingTests {
  /// Compares the result with a search of all subsequences.
  @Test(arguments: Seeds.first(100))
  func longestIncreasingReturnsALongestSubsequence(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...8, using: &random)
    let values = (0..<count).map { _ in Int.random(in: 0...6, using: &random) }
    let found = longestIncreasing(values)
    #expect(found == found.sorted())
    #expect(isIncreasing(found.map { values[$0] }))
    let longest = (0..<1 << count).map { subset in
      values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
    }.filter(isIncreasing).map(\.count).max()
    #expect(found.count == longest)
  }

  private func isIncreasing(_ values: [Int]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }
}
