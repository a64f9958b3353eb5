import PlatenCombine
import Testing

@Suite struct PartitioningIndexTests {
  @Test func partitioningIndexFindsTheFirstMatchingElement() {
    for count in 0..<20 {
      let numbers = Array(0..<count)
      for limit in 0...count {
        #expect(numbers.partitioningIndex { $0 >= limit } == limit)
        #expect(numbers.dropFirst(limit).partitioningIndex { _ in true } == limit)
      }
    }
  }

  @Test func partitioningIndexFindsTheFirstOfEqualElements() {
    #expect([1, 3, 3, 3, 5].partitioningIndex { $0 >= 3 } == 1)
    #expect([1, 3, 3, 3, 5].partitioningIndex { $0 > 3 } == 4)
  }
}
