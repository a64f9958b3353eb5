/// Which place of the frame before is which of the frame after, over all gaps.
///
/// Places are matched by origin, the first of an origin with the first, and so on. Those that kept
/// their order within one gap stay; the others have moved.
struct LineMatching {
  /// A place among those before, a place among those after, and the lines above each.
  private typealias Position = (old: Int, new: Int, lines: (old: Int, new: Int))

  private let gaps: [Hunk]
  private let old: [BlockLeaf]
  private let new: [BlockLeaf]
  /// For each place after, the index of the same place before.
  private let source: [Int?]
  /// For each place before, whether it is still there.
  private let isKept: [Bool]

  init(_ gaps: [Hunk]) {
    self.gaps = gaps
    old = gaps.flatMap(\.old)
    new = gaps.flatMap(\.new)
    source = Self.sources(old, new)
    var isKept = [Bool](repeating: false, count: old.count)
    for case let index? in source { isKept[index] = true }
    self.isKept = isKept
  }

  private static func sources(_ old: [BlockLeaf], _ new: [BlockLeaf]) -> [Int?] {
    if old.count == 1, new.count == 1 { return [old[0].origin == new[0].origin ? 0 : nil] }
    var unmatched: [NodeID: [Int]] = [:]
    for index in old.indices.reversed() { unmatched[old[index].origin, default: []].append(index) }
    return new.map { unmatched[$0.origin]?.popLast() }
  }

  /// The edits that lead from the frame before to the frame after, in frame order.
  var edits: [Edit] {
    var edits: [Edit] = []
    var start = (old: 0, new: 0)
    for gap in gaps {
      let end = (old: start.old + gap.old.count, new: start.new + gap.new.count)
      edits += self.edits(
        from: (start.old, start.new, gap.start), old: start.old..<end.old, new: start.new..<end.new)
      start = end
    }
    return edits
  }

  /// The edits across one gap.
  private func edits(from start: Position, old here: Range<Int>, new there: Range<Int>) -> [Edit] {
    var edits: [Edit] = []
    var position = start
    for (before, after) in staying(there, from: here) {
      edits += changes(from: position, to: (before, after))
      edits += old[before].edits(to: new[after], hasMoved: false)
      position = (before + 1, after + 1, (old[before].end, new[after].end))
    }
    return edits + changes(from: position, to: (here.upperBound, there.upperBound))
  }

  /// The places that are in both stretches, in the same order.
  private func staying(_ new: Range<Int>, from old: Range<Int>) -> [(old: Int, new: Int)] {
    let both = new.compactMap { after in
      source[after].flatMap { old.contains($0) ? (old: $0, new: after) : nil }
    }
    return longestIncreasing(both.map(\.old)).map { both[$0] }
  }

  /// The edits between two places that stay: what has gone, then what has come.
  private func changes(from start: Position, to end: (old: Int, new: Int)) -> [Edit] {
    let gone = (start.old..<end.old).filter { !isKept[$0] }.map { index in
      Edit.replace(old[index].lines, at: old[index].start, by: [], at: start.lines.new)
    }
    return (start.new..<end.new).reduce(into: gone) { edits, index in
      edits += arrival(of: index, at: start.lines.old)
    }
  }

  /// A place that is new here: moved if it was elsewhere, else inserted.
  private func arrival(of index: Int, at line: Int) -> [Edit] {
    guard let source = source[index] else {
      return [.replace([], at: line, by: new[index].lines, at: new[index].start)]
    }
    return old[source].edits(to: new[index], hasMoved: true)
  }
}
