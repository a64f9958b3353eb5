extension Block {
  /// The same places' lines, each changed on its own.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public func mapLines(_ transform: (Line) -> Line) -> Block { Block(part.map(transform)) }

  /// As ``mapLines(_:)``, sharing what it can with the same change of an earlier block.
  ///
  ///     let after = rows.mapLines(reusing: (before, indented)) { $0.indented(by: 2) }
  ///
  /// - Precondition: `result` is `source` with each line changed in the same way.
  /// - Complexity: proportional to the lines that differ and the depth of the tree.
  package func mapLines(
    reusing earlier: (source: Block, result: Block), _ transform: (Line) -> Line
  ) -> Block {
    Block(part.map(transform, reusing: (earlier.source.part, earlier.result.part)))
  }
}

extension BlockNode {
  fileprivate func map(_ transform: (Line) -> Line) -> BlockNode {
    switch content {
    case .lines(let lines, let origin): BlockNode(lines: lines.map(transform), origin: origin)
    case .parts(let parts):
      BlockNode(joining: parts.map { $0.map(transform) }, units: units, whole: whole)
    }
  }

  /// Both trees are walked side by side, past the parts that they share at either end.
  fileprivate func map(
    _ transform: (Line) -> Line, reusing earlier: (source: BlockNode, result: BlockNode)
  ) -> BlockNode {
    if self === earlier.source { return earlier.result }
    guard let parts, let old = earlier.source.parts, let results = earlier.result.parts else {
      return map(transform)
    }
    let head = zip(parts, old).prefix { $0 === $1 }.count
    let tail = zip(parts.dropFirst(head).reversed(), old.dropFirst(head).reversed())
      .prefix { $0 === $1 }.count
    let isPaired = parts.count == old.count
    let middle = (head..<parts.count - tail).map { index in
      isPaired
        ? parts[index].map(transform, reusing: (old[index], results[index]))
        : parts[index].map(transform)
    }
    return BlockNode(
      joining: results.prefix(head) + middle + results.suffix(tail), units: units, whole: whole)
  }
}
