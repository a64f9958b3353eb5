/// A range of lines in which two frames differ, bounded by nodes that both frames share.
struct Hunk {
  let old: [BlockLeaf]
  let new: [BlockLeaf]
  /// The number of lines above the hunk in the earlier and in the later frame.
  let start: (old: Int, new: Int)

  /// Returns the hunks in which two nodes differ, in frame order.
  ///
  /// Shared nodes are found by identity: first at both ends, then between the ends as a longest
  /// common subsequence. Each remaining node is replaced with its children, and the results are
  /// compared again.
  static func between(_ old: BlockNode, _ new: BlockNode) -> [Hunk] {
    var gaps: [Hunk] = []
    collect([old], [new], from: (0, 0), into: &gaps)
    return gaps
  }

  private static func collect(
    _ old: ArraySlice<BlockNode>, _ new: ArraySlice<BlockNode>, from start: (old: Int, new: Int),
    into gaps: inout [Hunk]
  ) {
    var (old, new, start) = (old, new, start)
    while let a = old.first, let b = new.first, a === b {
      (old, new) = (old.dropFirst(), new.dropFirst())
      start = (start.old + a.count, start.new + b.count)
    }
    while let a = old.last, let b = new.last, a === b {
      (old, new) = (old.dropLast(), new.dropLast())
    }
    if old.isEmpty && new.isEmpty { return }
    let shared = sharedInOrder(old, new)
    guard shared.isEmpty else {
      for (a, b) in shared {
        collect(old[..<a], new[..<b], from: start, into: &gaps)
        start = (start.old + old[...a].lineCount, start.new + new[...b].lineCount)
        (old, new) = (old[(a + 1)...], new[(b + 1)...])
      }
      return collect(old, new, from: start, into: &gaps)
    }
    if old.isOpenable || new.isOpenable {
      collect(old.opened, new.opened, from: start, into: &gaps)
    } else {
      gaps.append(
        Hunk(old: old.leaves(from: start.old), new: new.leaves(from: start.new), start: start))
    }
  }

  /// Returns the index pairs of the nonempty nodes that both slices contain in the same order.
  private static func sharedInOrder(
    _ old: ArraySlice<BlockNode>, _ new: ArraySlice<BlockNode>
  ) -> [(Int, Int)] {
    guard old.count > 1, new.count > 1 else { return [] }
    let places = Dictionary(
      zip(old.map(ObjectIdentifier.init), old.indices), uniquingKeysWith: { first, _ in first })
    let shared = new.indices.compactMap { b in
      new[b].count == 0 ? nil : places[ObjectIdentifier(new[b])].map { ($0, b) }
    }
    return longestIncreasing(shared.map(\.0)).map { shared[$0] }
  }
}

extension ArraySlice<BlockNode> {
  fileprivate var lineCount: Int { reduce(0) { $0 + $1.count } }

  fileprivate var isOpenable: Bool { contains { $0.parts != nil } }

  fileprivate var opened: ArraySlice {
    if count == 1, let parts = self[startIndex].parts { return parts[...] }
    return flatMap { $0.parts ?? [$0] }[...]
  }

  fileprivate func leaves(from start: Int) -> [BlockLeaf] {
    var start = start
    return compactMap { part in
      guard case .lines(let lines, let origin) = part.content, !lines.isEmpty else { return nil }
      defer { start += lines.count }
      return BlockLeaf(lines: lines, origin: origin, start: start)
    }
  }
}
