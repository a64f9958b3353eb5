/// A mapping between the leaves of two frames, across all hunks.
///
/// Leaves are matched by origin: the first leaf of an origin in one frame matches the first leaf of
/// that origin in the other, and so on. Matching leaves that retain their order within one hunk are
/// not moved; the other matching leaves are.
struct LineMatching {
  /// The index of an earlier leaf and of a later leaf, and the number of lines above each.
  private typealias Position = (old: Int, new: Int, lines: (old: Int, new: Int))

  private let gaps: [Hunk]
  private let old: [BlockLeaf]
  private let new: [BlockLeaf]
  /// The index of the matching earlier leaf for each later leaf.
  private let source: [Int?]
  /// Whether each earlier leaf has a match in the later frame.
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

  /// The edits that turn the earlier frame into the later one, in frame order.
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

  /// Returns the edits within one hunk.
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

  /// Returns the most leaves of one range that match leaves of the other range in the same order.
  private func staying(_ new: Range<Int>, from old: Range<Int>) -> [(old: Int, new: Int)] {
    let both = new.compactMap { after in
      source[after].flatMap { old.contains($0) ? (old: $0, new: after) : nil }
    }
    return longestIncreasing(both.map(\.old)).map { both[$0] }
  }

  /// Returns the edits between two leaves that are not moved: removals, then insertions and
  /// moves.
  private func changes(from start: Position, to end: (old: Int, new: Int)) -> [Edit] {
    let gone = (start.old..<end.old).filter { !isKept[$0] }.map { index in
      Edit.replace(old[index].lines, at: old[index].start, by: [], at: start.lines.new)
    }
    return (start.new..<end.new).reduce(into: gone) { edits, index in
      edits += arrival(of: index, at: start.lines.old)
    }
  }

  /// Returns the edits that move or insert a leaf at its position in the later frame.
  private func arrival(of index: Int, at line: Int) -> [Edit] {
    guard let source = source[index] else {
      return [.replace([], at: line, by: new[index].lines, at: new[index].start)]
    }
    return old[source].edits(to: new[index], hasMoved: true)
  }
}
