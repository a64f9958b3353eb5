/// A vertical stack of blocks in which each block can be replaced independently.
///
///     var rows = BlockTree([["one"], ["two"], ["three"]])
///     rows.replace(at: 1, with: ["TWO"])
///     print(rows.block.lines.map(\.text))  // ["one", "TWO", "three"]
///
/// The tree is a B-tree with shared nodes (Bayer and McCreight, 1972). A change copies only the
/// nodes on the path from the changed block to the root, so the trees before and after the change
/// share all other nodes.
public struct BlockTree: Sendable {
  /// The maximum number of children per node: small enough to copy cheaply, and large enough to
  /// keep the tree shallow.
  private static let fanOut = 16

  private var root: BlockNode
  /// The number of levels from the root to the blocks; 1 if the blocks are the root's children.
  private var height: Int

  /// Creates a tree from an array of blocks, with the first at the top.
  ///
  /// - Complexity: O(*n*) in the number of blocks.
  public init(_ blocks: [Block] = []) { self.init(parts: blocks.map(\.part)) }

  init(parts: [BlockNode]) { (root, height) = Self.grown(from: parts, at: 1) }

  /// The number of blocks in the tree, including empty blocks.
  public var count: Int { root.units }

  /// A single block that joins all blocks in the tree.
  ///
  /// - Complexity: O(1).
  public var block: Block {
    if root.count == 0 { return .empty }
    if height == 1, let parts = root.parts, parts.count == 1 { return Block(parts[0]) }
    return Block(root)
  }

  /// Replaces the block at an index.
  ///
  /// Replacing a block with itself has no effect.
  ///
  /// - Complexity: O(log *n*) in the number of blocks.
  public mutating func replace(at index: Int, with block: Block) {
    root = Self.replacing(index, of: root, height: height, with: block.part)
  }

  /// Replaces a range of blocks with any number of blocks.
  ///
  /// - Complexity: O(*m* + log *n*), where *m* is the number of blocks inserted and removed.
  public mutating func replaceSubrange(_ range: Range<Int>, with blocks: [Block]) {
    let top = Self.splicing(range, of: root, height: height, with: blocks.map(\.part))
    (root, height) = Self.grown(from: top, at: height)
  }
}

extension BlockTree {
  /// Returns a root above the nodes at the specified height, and the height of that root.
  private static func grown(from parts: [BlockNode], at height: Int) -> (BlockNode, Int) {
    let level = joined(parts, height: height)
    switch level.count {
    case 0: return (BlockNode(joining: [], units: 0), 1)
    case 1: return (level[0], height)
    default: return grown(from: level, at: height + 1)
    }
  }

  /// Groups nodes evenly under the fewest parents that the fan-out allows.
  private static func joined(_ parts: [BlockNode], height: Int) -> [BlockNode] {
    guard !parts.isEmpty else { return [] }
    let groups = (parts.count + fanOut - 1) / fanOut
    return (0..<groups).map { group in
      let slice = parts[parts.count * group / groups..<parts.count * (group + 1) / groups]
      return joined(Array(slice), at: height)
    }
  }

  private static func joined(_ parts: [BlockNode], at height: Int) -> BlockNode {
    let units = height == 1 ? parts.count : parts.reduce(0) { $0 + $1.units }
    return BlockNode(joining: parts, units: units)
  }

  private static func replacing(
    _ index: Int, of part: BlockNode, height: Int, with new: BlockNode
  ) -> BlockNode {
    var parts = part.parts ?? []
    var (child, inner) = (height == 1 ? index : 0, index)
    var replacement = new
    if height > 1 {
      while inner >= parts[child].units {
        inner -= parts[child].units
        child += 1
      }
      replacement = replacing(inner, of: parts[child], height: height - 1, with: new)
    }
    if parts[child] === replacement { return part }
    parts[child] = replacement
    return BlockNode(joining: parts, units: part.units)
  }

  /// Returns the nodes that replace the children of `part`, at the same height as those children.
  private static func splicing(
    _ range: Range<Int>, of part: BlockNode, height: Int, with new: [BlockNode]
  ) -> [BlockNode] {
    let parts = part.parts ?? []
    if height == 1 {
      return Array(parts[..<range.lowerBound]) + new + parts[range.upperBound...]
    }
    var (result, start, isPlaced) = ([BlockNode](), 0, new.isEmpty)
    for child in parts {
      let here = range.shifted(by: -start).clamped(to: 0..<child.units)
      let takesNew = !isPlaced && range.lowerBound <= start + child.units
      if takesNew || !here.isEmpty {
        let below = splicing(here, of: child, height: height - 1, with: takesNew ? new : [])
        result += joined(below, height: height - 1)
        isPlaced = isPlaced || takesNew
      } else {
        result.append(child)
      }
      start += child.units
    }
    return result
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range { lowerBound + offset..<upperBound + offset }
}
