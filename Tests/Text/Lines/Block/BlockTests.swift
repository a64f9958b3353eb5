import PlatenLines
import Testing

@Suite struct BlockTests {
  @Test func joiningASingleNonemptyBlockReturnsThatBlock() {
    let block: Block = ["a"]
    #expect(Block(joining: [.empty, block, .empty]).isIdentical(to: block))
  }

  @Test func wideningABlockDoesNotChangeItsLines() {
    let block: Block = ["a", "bc"]
    #expect(block.widened(to: 10).width == 10)
    #expect(block.widened(to: 10) == block)
    #expect(block.widened(to: 2).isIdentical(to: block))
    #expect(Frame(block).patch(to: Frame(block.widened(to: 10))).isEmpty)
  }
}
