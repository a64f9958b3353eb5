extension Block {
  /// Returns a block with each line transformed and every origin unchanged.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public func mapLines(_ transform: (Line) -> Line) -> Block { Block(part.map(transform)) }

  /// Returns a block with each line transformed, reusing the result of an earlier call.
  ///
  ///     let after = rows.mapLines(reusing: (before, indented)) { $0.indented(by: 2) }
  ///
  /// - Precondition: `result` is `source` with each line transformed in the same way.
  /// - Complexity: Proportional to the number of lines that differ and the depth of the tree.
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

  /// Transforms the lines by traversing both trees in parallel, skipping the nodes at either end
  /// that both trees share.
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
