import PlatenLines
import Testing

@Suite struct BlockTreeTests {
  @Test func aLargeTreeHasTheCorrectCountAndLinesAfterReplacements() {
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

  @Test func replacingABlockWithItselfLeavesTheTreeIdentical() {
    let row: Block = ["row"]
    var tree = BlockTree([[Line("a")], row] + (0..<100).map { [Line("\($0)")] })
    let before = tree.block
    tree.replace(at: 1, with: row)
    #expect(tree.block.isIdentical(to: before))
  }
}
