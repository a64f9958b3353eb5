extension Block {
  /// Makes the lines of an earlier block those of this one; lines of parts that both share stay.
  ///
  ///     var lines = before.lines
  ///     after.replaceLines(of: before, in: &lines)
  ///     lines == after.lines  // true
  ///
  /// - Precondition: They are the lines of the earlier block.
  /// - Complexity: proportional to the lines that differ and the depth of the tree, where both blocks
  ///   have as many.
  package func replaceLines(of earlier: Block, in lines: inout [Line]) {
    part.replaceLines(of: earlier.part, in: &lines, from: 0)
  }
}

extension BlockNode {
  /// Both trees are walked side by side, as long as they have the same shape.
  fileprivate func replaceLines(of earlier: BlockNode, in lines: inout [Line], from start: Int) {
    if self === earlier { return }
    if let parts, let old = earlier.parts, parts.count == old.count {
      var position = start
      for index in parts.indices {
        parts[index].replaceLines(of: old[index], in: &lines, from: position)
        position += parts[index].count
      }
      return
    }
    if case .lines(let new, _) = content, new.count == earlier.count {
      for index in new.indices { lines[start + index] = new[index] }
      return
    }
    lines.replaceSubrange(start..<start + earlier.count, with: Block(self).lines)
  }
}
