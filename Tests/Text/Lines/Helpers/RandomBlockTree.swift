import PlatenLines

/// Blocks that change at random, modeled on the rows of a screen: the same rows as a plain array
/// and as a tree with shared parts.
struct RandomBlockTree {
  private(set) var blocks: [Block]
  private(set) var tree: BlockTree
  private var nextOrigin: UInt64 = 1_000

  var frame: Frame { Frame(tree.block) }

  init(_ random: inout SeededGenerator) {
    let first = UInt64.random(in: 1...20, using: &random)
    blocks = (first..<first + UInt64.random(in: 0...60, using: &random)).map {
      Self.rows(NodeID($0), &random)
    }
    tree = BlockTree(blocks)
  }

  private static func rows(_ origin: NodeID, _ random: inout SeededGenerator) -> Block {
    Block(
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Line(["", "a", "b", "words in a row"].randomElement(using: &random) ?? "")
      }, origin: origin)
  }

  /// Replaces, inserts, removes or reorders some blocks.
  mutating func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !blocks.isEmpty:
      let index = blocks.indices.randomElement(using: &random) ?? 0
      blocks[index] = Self.rows(NodeID(UInt64(index) + 1), &random)
      tree.replace(at: index, with: blocks[index])
    case 1:
      blocks.shuffle(using: &random)
      tree = BlockTree(blocks)
    default:
      let start = Int.random(in: 0...blocks.count, using: &random)
      let end = Int.random(in: start...blocks.count, using: &random)
      let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        nextOrigin += 1
        return Self.rows(NodeID(nextOrigin), &random)
      }
      blocks.replaceSubrange(start..<end, with: new)
      tree.replaceSubrange(start..<end, with: new)
    }
  }
}
