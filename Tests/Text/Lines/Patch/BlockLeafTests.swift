import PlatenLines
import Testing

@Suite struct BlockLeafTests {
  @Test func aPatchShowsTheChangedLinesOfAMovedBlock() {
    #expect(
      patch(
        [block(1, "a", "kept"), block(2, "b"), block(3, "c")],
        [block(2, "b"), block(3, "c"), block(1, "A", "kept")]) == "- a\n+ A\n~ kept")
  }

  @Test func linesOfABlockAreMatchedByTheirText() {
    #expect(
      patch([block(1, "a", "b", "c", "d")], [block(1, "a", "c", "x", "d")]) == "- b\n+ x")
  }
}
