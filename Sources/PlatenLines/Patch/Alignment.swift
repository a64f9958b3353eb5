/// Which place of the frame before is which of the frame after, over all gaps.
///
/// Places are matched by origin, the first of an origin with the first, and so on. Those that kept
/// their order within one gap stay; the others have moved.
struct Alignment {
  private let old: [Leaf]
  private let new: [Leaf]
  /// For each place after, the index of the same place before.
  private let source: [Int?]
  private let gaps: [Gap]

  init(_ gaps: [Gap]) {
    self.gaps = gaps
    old = gaps.flatMap(\.old)
    new = gaps.flatMap(\.new)
    source = Self.sources(old, new)
  }

  private static func sources(_ old: [Leaf], _ new: [Leaf]) -> [Int?] {
    if old.count == 1, new.count == 1 { return [old[0].origin == new[0].origin ? 0 : nil] }
    var unmatched: [Origin: [Int]] = [:]
    for index in old.indices.reversed() { unmatched[old[index].origin, default: []].append(index) }
    return new.map { unmatched[$0.origin]?.popLast() }
  }

  /// The edits that lead from the frame before to the frame after, in frame order.
  var edits: [Edit] {
    let left = Set(old.indices).subtracting(source.lazy.compactMap { $0 })
    var edits: [Edit] = []
    var (oldEnd, newEnd) = (0, 0)
    for gap in gaps {
      let (here, there) = (oldEnd..<oldEnd + gap.old.count, newEnd..<newEnd + gap.new.count)
      var next = (old: here.lowerBound, new: there.lowerBound, line: gap.start)
      for stay in staying(there, from: here) + [nil] {
        let end: (old: Int, new: Int) =
          stay.map { (source[$0] ?? 0, $0) } ?? (here.upperBound, there.upperBound)
        for index in next.old..<end.old where left.contains(index) {
          edits.append(.replace(old[index].lines, at: old[index].start, by: [], at: next.line.new))
        }
        for index in next.new..<end.new { edits += arrival(of: index, after: next.line.old) }
        guard let stay else { break }
        edits += old[end.old].edits(to: new[stay], hasMoved: false)
        next = (end.old + 1, end.new + 1, (old[end.old].end, new[stay].end))
      }
      (oldEnd, newEnd) = (here.upperBound, there.upperBound)
    }
    return edits
  }

  /// The places among those after that come from among those before, in the same order.
  private func staying(_ new: Range<Int>, from old: Range<Int>) -> [Int?] {
    let candidates = new.filter { index in source[index].map(old.contains) ?? false }
    return longestIncreasing(candidates.map { source[$0] ?? 0 }).map { candidates[$0] }
  }

  /// A place that is new here: moved if it was elsewhere, else inserted.
  private func arrival(of index: Int, after line: Int) -> [Edit] {
    let leaf = new[index]
    guard let source = source[index] else {
      return [.replace([], at: line, by: leaf.lines, at: leaf.start)]
    }
    return old[source].edits(to: leaf, hasMoved: true)
  }
}
