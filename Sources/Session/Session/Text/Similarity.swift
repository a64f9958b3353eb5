/// Returns the candidate that is most similar to a name, or `nil` if none is similar enough.
///
/// A candidate is similar if it is the only one that begins with the name. Otherwise, the candidate
/// with the smallest edit distance is chosen if the distance is small enough for a typing error.
///
/// - Complexity: O(*nm*) in the lengths of the names, for each candidate. A name of more than 100
///   characters is not similar to any other name.
package func mostSimilar(to name: String, among candidates: [String]) -> String? {
  let longest = 100
  if name.count > longest { return nil }
  let name = name.lowercased()
  let names = candidates.filter { $0.count <= longest }.map { ($0, $0.lowercased()) }
  if let same = names.first(where: { $0.1 == name }) { return same.0 }
  let longer = names.filter { $0.1.hasPrefix(name) }
  if longer.count == 1, name.count > 1 { return longer[0].0 }
  let ranked = names.map { ($0.0, editDistance(Array(name), Array($0.1))) }
  guard let (best, distance) = ranked.min(by: { $0.1 < $1.1 }) else { return nil }
  return distance <= maxSlips(name.count, best.count) ? best : nil
}

/// Returns the maximum edit distance that counts as a typing error between names of two lengths.
///
/// The distance is less than a third of the shorter length, but at least 1 for names of two or more
/// characters. If a name has a single character, the distance is 0.
private func maxSlips(_ a: Int, _ b: Int) -> Int {
  let shorter = min(a, b)
  return shorter < 2 ? 0 : max(1, (shorter - 1) / 3)
}

/// Returns the minimum number of insertions, deletions, substitutions, and transpositions that turn
/// one string into the other (optimal string alignment; Damerau, 1964).
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var (beforeLast, last) = ([Int](), Array(0...b.count))
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      var best = min(replaced, last[j + 1] + 1, row[j] + 1)
      let isSwapped = i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j]
      if isSwapped { best = min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
