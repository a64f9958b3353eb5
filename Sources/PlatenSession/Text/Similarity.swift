/// The name most similar to another, if any is similar enough to be meant: the only one that begins
/// with it, or the one at the least edit distance, if that is as small as a slip of the finger.
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
  return distance <= maxSlips(name.count, best.count) ? best : nil
}

/// The greatest edit distance that a slip of the finger explains between names of two lengths: less
/// than a third of the shorter, but one edit even of two characters. No slip makes a single character.
private func maxSlips(_ a: Int, _ b: Int) -> Int {
  let shorter = min(a, b)
  return shorter < 2 ? 0 : max(1, (shorter - 1) / 3)
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
