import Testing

@testable import PlatenLines

@Suite struct BlockMapTests {
  private func indented(_ line: Line) -> Line { line.indented(by: 2) }

  /// > Law: a map that reuses an earlier result equals a map of all lines.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func mappingWithAnEarlierResultMatchesAFullMapping(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = RandomBlockTree(&random)
    var last = (source: tree.tree.block, result: tree.tree.block.mapLines(indented))
    for _ in 0..<40 {
      tree.change(&random)
      let source = tree.tree.block
      last = (source, source.mapLines(reusing: last, indented))
      #expect(last.result == source.mapLines(indented))
      let (before, after) = (Frame(source), Frame(last.result))
      #expect(before.applying(before.patch(to: after)) == after)
    }
  }

  @Test func mappingTransformsOnlyTheLinesThatDiffer() {
    var tree = BlockTree((0..<10_000).map { [Line("\($0)")] })
    let before = tree.block
    let earlier = (source: before, result: before.mapLines(indented))
    tree.replace(at: 5_000, with: ["changed"])
    var mapped = 0
    _ = tree.block.mapLines(reusing: earlier) { line in
      mapped += 1
      return indented(line)
    }
    #expect(mapped == 1)
  }

  @Test func mappingAnIdenticalBlockReturnsTheEarlierResult() {
    let block: Block = ["a", "b"]
    let result = block.mapLines(indented)
    #expect(block.mapLines(reusing: (block, result), indented).isIdentical(to: result))
  }
}
