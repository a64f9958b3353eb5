extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a predicate, or `endIndex` if no element
  /// satisfies it.
  ///
  /// All elements that satisfy the predicate must follow all elements that do not.
  ///
  ///     [1, 3, 5, 7].partitioningIndex { $0 > 4 }  // 2
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if belongsBehind(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
