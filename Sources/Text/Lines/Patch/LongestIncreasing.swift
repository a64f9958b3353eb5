/// Returns the indices of a longest strictly increasing subsequence.
///
/// The algorithm is patience sorting (Fredman, 1975).
///
/// - Complexity: O(*n* log *n*).
package func longestIncreasing(_ values: [Int]) -> [Int] {
  if values.count < 2 { return Array(values.indices) }
  var tops: [Int] = []  // tops[k]: where the best sequence of k + 1 values ends
  var previous = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if values[tops[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? tops[low - 1] : -1
    if low == tops.count { tops.append(index) } else { tops[low] = index }
  }
  var (result, index) = ([Int](), tops.last ?? -1)
  while index >= 0 {
    result.append(index)
    index = previous[index]
  }
  return result.reversed()
}
