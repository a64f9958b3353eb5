/// A persistent sequence of lines that shares storage with the blocks from which it was joined.
///
///     let name: Block = ["Name  Ada"]
///     let page = Block(joining: [name, ["Age   36"]])
///     print(page.count, page.width)  // 2 9
///
/// > Law: **Blocks with shared parts equal flat blocks**, checked by
/// > `BlockLaws.aBlockWithSharedPartsEqualsABlockOfTheSameLines`.
public struct Block: Sendable {
  let part: BlockNode

  init(_ part: BlockNode) { self.part = part }

  /// A block without lines.
  public static let empty = Block(.empty)

  /// Creates a block from the lines of one node in the view tree.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public init(_ lines: [Line], origin: NodeID = .none) {
    self.init(lines.isEmpty ? .empty : BlockNode(lines: lines, origin: origin))
  }

  /// Creates a block by stacking blocks vertically, with the first at the top.
  ///
  /// - Complexity: O(*n*) in the number of blocks, regardless of their size.
  public init(joining blocks: [Block]) {
    var parts: [BlockNode] = []
    parts.reserveCapacity(blocks.count)
    for block in blocks where !block.isEmpty { parts.append(block.part) }
    self = BlockTree(parts: parts).block
  }

  /// The number of lines in the block.
  public var count: Int { part.count }

  /// The width of the widest line, in cells, or the width set by ``widened(to:)``.
  public var width: Int { part.width }

  /// A Boolean value that indicates whether the block has no lines.
  public var isEmpty: Bool { part.count == 0 }

  /// Returns whether two blocks share the same storage. Blocks that are equal do not necessarily
  /// share storage.
  ///
  /// - Complexity: O(1).
  public func isIdentical(to other: Block) -> Bool { part === other.part }

  /// The lines of the block, from top to bottom.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var lines: [Line] {
    if case .lines(let lines, _) = part.content { return lines }
    var all: [Line] = []
    all.reserveCapacity(count)
    part.visitLeaves { lines, _ in
      all += lines
      return true
    }
    return all
  }
}

extension Block {
  /// Returns a block with the same lines and at least the specified width, in cells.
  ///
  /// The lines themselves are not padded.
  ///
  /// - Complexity: O(1).
  package func widened(to width: Int) -> Block {
    width <= self.width || isEmpty ? self : Block(BlockNode(widening: part, to: width))
  }
}

extension Block: Equatable {
  /// Returns whether two blocks contain equal lines in the same order, regardless of their origins.
  ///
  /// - Complexity: O(1) if both blocks share the same storage; otherwise, O(*n*) in the number of
  ///   lines before the first difference.
  public static func == (a: Block, b: Block) -> Bool { a.part.hasSameLines(as: b.part) }
}

extension BlockNode {
  /// Compares the lines by traversing both trees in parallel for as long as their shapes match.
  fileprivate func hasSameLines(as other: BlockNode) -> Bool {
    if self === other { return true }
    if count != other.count { return false }
    guard let parts, let others = other.parts,
      parts.elementsEqual(others, by: { $0.count == $1.count })
    else { return Block(self).lines == Block(other).lines }
    return parts.elementsEqual(others) { $0.hasSameLines(as: $1) }
  }
}

extension Block: ExpressibleByArrayLiteral {
  public init(arrayLiteral lines: Line...) { self.init(lines) }
}

extension Block {
  /// Returns a block with at most the specified number of lines from the top.
  ///
  /// The result shares the nodes that are not split.
  ///
  /// - Complexity: O(log *n*) in a balanced block.
  public func prefix(_ count: Int) -> Block {
    Block(part.slice(0..<min(max(count, 0), self.count)))
  }

  /// Returns a block without the specified number of lines at the top.
  ///
  /// As in ``prefix(_:)``, the result shares the nodes that are not split.
  ///
  /// - Complexity: O(log *n*) in a balanced block.
  public func dropFirst(_ count: Int) -> Block {
    Block(part.slice(min(max(count, 0), self.count)..<self.count))
  }
}

extension BlockNode {
  /// Returns a node with the lines in a range, sharing the nodes that are not split.
  fileprivate func slice(_ range: Range<Int>) -> BlockNode {
    if range == 0..<count { return self }
    if range.isEmpty { return .empty }
    switch content {
    case .lines(let lines, let origin): return BlockNode(lines: Array(lines[range]), origin: origin)
    case .parts(let parts):
      var (kept, start) = ([BlockNode](), 0)
      for part in parts {
        let here = range.clamped(to: start..<start + part.count)
        if !here.isEmpty {
          kept.append(part.slice(here.lowerBound - start..<here.upperBound - start))
        }
        start += part.count
      }
      if kept.count == 1, whole == .none { return kept[0] }
      return BlockNode(joining: kept, units: kept.count, whole: whole)
    }
  }
}

extension Block {
  /// Replaces the lines of an earlier block with the lines of this block, leaving the lines that
  /// both blocks share untouched.
  ///
  ///     var lines = before.lines
  ///     after.replaceLines(of: before, in: &lines)
  ///     lines == after.lines  // true
  ///
  /// - Precondition: `lines` contains the lines of the earlier block.
  /// - Complexity: Proportional to the number of lines that differ and the depth of the tree, if
  ///   both blocks have the same number of lines.
  package func replaceLines(of earlier: Block, in lines: inout [Line]) {
    part.replaceLines(of: earlier.part, in: &lines, from: 0)
  }
}

extension BlockNode {
  /// Replaces lines by traversing both trees in parallel for as long as their shapes match.
  fileprivate func replaceLines(of earlier: BlockNode, in lines: inout [Line], from start: Int) {
    if self === earlier { return }
    if let parts, let old = earlier.parts, parts.count == old.count {
      var position = start
      for index in parts.indices {
        if parts[index] !== old[index] {
          parts[index].replaceLines(of: old[index], in: &lines, from: position)
        }
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
