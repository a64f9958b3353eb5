/// The lines of one origin and their position in a frame.
struct BlockLeaf {
  let lines: [Line]
  let origin: NodeID
  /// The number of lines above the leaf.
  let start: Int

  /// The number of lines above the end of the leaf.
  var end: Int { start + lines.count }

  /// Returns the edits between two versions of the same leaf, found by comparing the text of their
  /// lines.
  func edits(to next: BlockLeaf, hasMoved: Bool) -> [Edit] {
    var edits: [Edit] = []
    var (row, nextRow) = (0, 0)
    for (a, b) in lines.commonRows(with: next.lines) + [(lines.count, next.lines.count)] {
      if row < a || nextRow < b {
        edits.append(
          .replace(
            Array(lines[row..<a]), at: start + row,
            by: Array(next.lines[nextRow..<b]), at: next.start + nextRow))
      }
      if hasMoved, a < lines.count {
        edits.append(.move([lines[a]], from: start + a, to: next.start + b))
      }
      (row, nextRow) = (a + 1, b + 1)
    }
    return edits
  }
}

extension [Line] {
  /// The number of lines above which an optimal text comparison is too expensive.
  private static let comparedAtMost = 500

  /// Returns the index pairs of equal lines, in order. The pairs form a longest common subsequence
  /// if it is cheap to compute.
  ///
  /// - Complexity: O(*nd*) in the number of lines and differences (Myers, 1986); linear if more
  ///   than 500 lines of a leaf differ.
  fileprivate func commonRows(with next: [Line]) -> [(Int, Int)] {
    let (head, tail) = commonEnds(with: next)
    let middle = self[head..<count - tail]
    let nextMiddle = next[head..<next.count - tail]
    var rows = (0..<head).map { ($0, $0) }
    if Swift.max(middle.count, nextMiddle.count) <= Self.comparedAtMost {
      rows += middle.kept(in: nextMiddle)
    }
    return rows + (0..<tail).map { (count - tail + $0, next.count - tail + $0) }
  }
}

extension ArraySlice<Line> {
  /// Returns the index pairs of the elements that the difference between two slices retains.
  ///
  /// - Precondition: The first elements of the slices differ.
  fileprivate func kept(in next: ArraySlice) -> [(Int, Int)] {
    if isEmpty || next.isEmpty || count == 1 && next.count == 1 { return [] }
    var (gone, come) = (Set<Int>(), Set<Int>())
    for change in next.difference(from: self) {
      switch change {
      case .remove(let offset, _, _): gone.insert(startIndex + offset)
      case .insert(let offset, _, _): come.insert(next.startIndex + offset)
      }
    }
    return Array(
      zip(indices.filter { !gone.contains($0) }, next.indices.filter { !come.contains($0) }))
  }
}
