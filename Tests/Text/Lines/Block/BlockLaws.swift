import PlatenLines
import Testing

@Suite struct BlockLaws {
  /// > Law: blocks with shared parts equal blocks built from a flat list of lines.
  @Test(arguments: Seeds.first(40))
  func aBlockWithSharedPartsEqualsABlockOfTheSameLines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = RandomBlockTree(&random)
    for _ in 0..<40 {
      tree.change(&random)
      let whole = Block(tree.blocks.flatMap(\.lines))
      #expect(tree.frame.block == whole)
      #expect(tree.frame.block.count == whole.count)
      #expect(tree.frame.block.width == whole.width)
      #expect(tree.tree.count == tree.blocks.count)
    }
  }

  /// > Law: replacing the differing lines of the old block yields all lines of the new one.
  @Test(arguments: Seeds.first(40))
  func replacingTheDifferingLinesYieldsAllLinesOfTheNewBlock(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = RandomBlockTree(&random)
    var (before, lines) = (Block.empty, [Line]())
    for _ in 0..<40 {
      let block = tree.frame.block
      block.replaceLines(of: before, in: &lines)
      #expect(lines == block.lines)
      before = block
      tree.change(&random)
    }
  }
}
