import PlatenLines
import Testing

@Suite struct BlockLaws {
  /// > Law: blocks from shared parts equal blocks built whole.
  @Test(arguments: Seeds.first(40))
  func blocksFromSharedPartsEqualBlocksBuiltWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = RandomPile(&random)
    for _ in 0..<40 {
      tree.change(&random)
      let whole = Block(tree.blocks.flatMap(\.lines))
      #expect(tree.frame.block == whole)
      #expect(tree.frame.block.count == whole.count)
      #expect(tree.frame.block.width == whole.width)
      #expect(tree.tree.count == tree.blocks.count)
    }
  }

  /// > Law: replacing what differs gives all lines.
  @Test(arguments: Seeds.first(40))
  func replacingWhatDiffersGivesAllLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = RandomPile(&random)
    var (before, lines) = (Block.empty, [Line]())
    for _ in 0..<40 {
      let block = tree.frame.block
      block.replaceLines(of: before, in: &lines)
      #expect(lines == block.lines)
      before = block
      tree.change(&random)
    }
  }

  @Test func aLargePileKeepsItsCountThroughEveryChange() {
    var tree = BlockTree((0..<5_000).map { [Line("\($0)")] })
    tree.replaceSubrange(1_000..<4_000, with: [])
    tree.replaceSubrange(0..<0, with: [["first"]])
    tree.replaceSubrange(tree.count..<tree.count, with: [["last"]])
    tree.replace(at: 1_001, with: ["4000!"])
    #expect(tree.count == 2_002)
    #expect(tree.block.lines.first?.text == "first")
    #expect(tree.block.lines[1_001].text == "4000!")
    #expect(tree.block.lines.last?.text == "last")
  }

  @Test func joiningOneBlockIsThatBlock() {
    let block: Block = ["a"]
    #expect(Block(joining: [.empty, block, .empty]).isIdentical(to: block))
  }
}
