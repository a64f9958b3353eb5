/// A persistent sequence of lines; joining blocks shares their parts instead of copying lines.
///
///     let name: Block = ["Name  Ada"]
///     let page = Block(joining: [name, ["Age   36"]])
///     print(page.count, page.width)  // 2 9
///
/// > Law: **Blocks from shared parts equal blocks built whole**, checked by
/// > `BlockLaws.blocksFromSharedPartsEqualBlocksBuiltWhole`.
public struct Block: Sendable {
  let part: BlockNode

  init(_ part: BlockNode) { self.part = part }

  /// A block of no lines.
  public static let empty = Block(.empty)

  /// Creates a block of the lines of one node in a view tree.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public init(_ lines: [Line], origin: NodeID = .none) {
    self.init(lines.isEmpty ? .empty : BlockNode(lines: lines, origin: origin))
  }

  /// Blocks on top of each other, first at the top.
  ///
  /// - Complexity: O(*n*) in the number of blocks, whatever they hold.
  public init(joining blocks: [Block]) {
    self = BlockTree(blocks.filter { !$0.isEmpty }).block
  }

  /// The number of lines.
  public var count: Int { part.count }

  /// The width of the widest line, in cells, or the width that the block was ``widened(to:)``.
  public var width: Int { part.width }

  /// Whether there is no line.
  public var isEmpty: Bool { part.count == 0 }

  /// Whether both are one and the same block, not merely equal lines.
  ///
  /// - Complexity: O(1).
  public func isIdentical(to other: Block) -> Bool { part === other.part }

  /// All lines, top to bottom.
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
  /// The same lines, taking more cells than they have; as it is, if it takes that many already.
  ///
  /// - Complexity: O(1): no line gets spaces at its end.
  package func widened(to width: Int) -> Block {
    width <= self.width || isEmpty ? self : Block(BlockNode(widening: part, to: width))
  }
}

extension Block: Equatable {
  /// Whether both hold equal lines in the same order, wherever the lines come from.
  ///
  /// - Complexity: O(1) for one and the same block, else O(*n*) in the number of lines.
  public static func == (a: Block, b: Block) -> Bool {
    a.isIdentical(to: b)
      || a.count == b.count && a.lines == b.lines
  }
}

extension Block: ExpressibleByArrayLiteral {
  public init(arrayLiteral lines: Line...) { self.init(lines) }
}

extension Block {
  /// The first lines.
  ///
  /// - Complexity: O(log *n*) in a balanced block; the parts that are whole are shared.
  public func prefix(_ count: Int) -> Block {
    Block(part.slice(0..<min(max(count, 0), self.count)))
  }

  /// All but the first lines.
  ///
  /// - Complexity: O(log *n*) in a balanced block; the parts that are whole are shared.
  public func dropFirst(_ count: Int) -> Block {
    Block(part.slice(min(max(count, 0), self.count)..<self.count))
  }
}

extension BlockNode {
  /// The lines of a range, from the parts that they stand in.
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
