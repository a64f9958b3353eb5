/// Blocks on top of each other, of which any can be replaced without touching the others.
///
///     var rows = BlockTree([["one"], ["two"], ["three"]])
///     rows.replace(at: 1, with: ["TWO"])
///     print(rows.block.lines.map(\.text))  // ["one", "TWO", "three"]
///
/// A B-tree of shared parts (Bayer and McCreight, 1972): every change copies the path from the
/// changed block to the top and shares the rest, so that the blocks before and after a change
/// differ in that path alone.
public struct BlockTree: Sendable {
  /// Parts under one part at most: small enough to copy, large enough to keep the tree flat.
  private static let fanOut = 16

  private var root: BlockNode
  /// Levels between the root and the blocks; one in a root that holds the blocks themselves.
  private var height: Int

  /// Creates a tree of the given blocks, the first at the top.
  ///
  /// - Complexity: O(*n*) in the number of blocks.
  public init(_ blocks: [Block] = []) {
    (root, height) = Self.grown(from: blocks.map(\.part), at: 1)
  }

  /// The number of blocks, empty ones included.
  public var count: Int { root.units }

  /// All blocks joined.
  ///
  /// - Complexity: O(1).
  public var block: Block {
    if root.count == 0 { return .empty }
    if height == 1, let parts = root.parts, parts.count == 1 { return Block(parts[0]) }
    return Block(root)
  }

  /// Puts a block in place of another; putting the same one there again changes nothing.
  ///
  /// - Complexity: O(log *n*) in the number of blocks.
  public mutating func replace(at index: Int, with block: Block) {
    root = Self.replacing(index, of: root, height: height, with: block.part)
  }

  /// Puts any number of blocks in place of a range of them.
  ///
  /// - Complexity: O(*m* + log *n*), *m* the blocks put in and taken out.
  public mutating func replaceSubrange(_ range: Range<Int>, with blocks: [Block]) {
    let top = Self.splicing(range, of: root, height: height, with: blocks.map(\.part))
    (root, height) = Self.grown(from: top, at: height)
  }
}

extension BlockTree {
  /// One root above parts that stand at the given height.
  private static func grown(from parts: [BlockNode], at height: Int) -> (BlockNode, Int) {
    let level = joined(parts, height: height)
    switch level.count {
    case 0: return (BlockNode(joining: [], units: 0), 1)
    case 1: return (level[0], height)
    default: return grown(from: level, at: height + 1)
    }
  }

  /// Parts joined evenly, as few to a part as the fan-out allows.
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

  /// The parts that take the place of those below `part`: at its own children's height.
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
