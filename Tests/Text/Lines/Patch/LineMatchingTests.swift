import PlatenLines
import Testing

@Suite struct LineMatchingTests {
  @Test func aLineWithANewOriginIsRemovedAndInsertedDespiteEqualText() {
    #expect(patch([block(1, "a")], [block(2, "a")]) == "- a\n+ a")
  }

  @Test func aReorderedBlockIsMoved() {
    let (a, b, c) = (block(1, "a", "a2"), block(2, "b"), block(3, "c"))
    #expect(patch([a, b, c], [b, c, a]) == "~ a\n~ a2")
    #expect(patch([a, b, c], [c, a, b]) == "~ c")
  }

  @Test func equalLinesWithDifferentOriginsAreNotMoved() {
    #expect(
      patch([block(1, "x"), block(2, "y")], [block(1, "y"), block(2, "x")])
        == "- x\n+ y\n- y\n+ x")
  }
}
