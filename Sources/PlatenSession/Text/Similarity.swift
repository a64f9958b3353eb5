/// The name most similar to another, if any is similar enough to be meant: the only one that begins
/// so, or that with the fewest differences.
///
/// - Complexity: O(*nm*) in the lengths, for each candidate; names of more than 100 characters are
///   similar to none.
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
  return distance <= max(1, min(name.count, best.count) / 3) ? best : nil
}

/// The least number of insertions, removals, replacements and swaps of neighbours that turn one
/// into the other (optimal string alignment; Damerau, 1964).
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
