import PlatenLines
import Testing

@Suite struct BlockLaws {
  /// > Law: blocks from shared parts equal blocks built whole.
  @Test(arguments: Seeds.first(40))
  func blocksFromSharedPartsEqualBlocksBuiltWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pile = RandomPile(&random)
    for _ in 0..<40 {
      pile.change(&random)
      let whole = Block(pile.blocks.flatMap(\.lines))
      #expect(pile.frame.block == whole)
      #expect(pile.frame.block.count == whole.count)
      #expect(pile.frame.block.width == whole.width)
      #expect(pile.tree.count == pile.blocks.count)
    }
  }

  /// > Law: replacing what differs gives all lines.
  @Test(arguments: Seeds.first(40))
  func replacingWhatDiffersGivesAllLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var pile = RandomPile(&random)
    var (before, lines) = (Block.empty, [Line]())
    for _ in 0..<40 {
      let block = pile.frame.block
      block.replaceLines(of: before, in: &lines)
      #expect(lines == block.lines)
      before = block
      pile.change(&random)
    }
  }

  @Test func aLargePileKeepsItsCountThroughEveryChange() {
    var pile = BlockTree((0..<5_000).map { [Line("\($0)")] })
    pile.replaceSubrange(1_000..<4_000, with: [])
    pile.replaceSubrange(0..<0, with: [["first"]])
    pile.replaceSubrange(pile.count..<pile.count, with: [["last"]])
    pile.replace(at: 1_001, with: ["4000!"])
    #expect(pile.count == 2_002)
    #expect(pile.block.lines.first?.text == "first")
    #expect(pile.block.lines[1_001].text == "4000!")
    #expect(pile.block.lines.last?.text == "last")
  }

  @Test func joiningOneBlockIsThatBlock() {
    let block: Block = ["a"]
    #expect(Block(joining: [.empty, block, .empty]).isIdentical(to: block))
  }
}
