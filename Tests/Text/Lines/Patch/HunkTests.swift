import PlatenLines
import Testing

@Suite struct HunkTests {
  @Test func emptyBlocksDoNotAffectThePatch() {
    func patch(_ old: [Block], _ new: [Block]) -> String {
      Frame(BlockTree(old).block).patch(to: Frame(BlockTree(new).block)).description
    }
    let old = [block(1, "a"), .empty, block(2, "b"), .empty]
    #expect(
      patch(old, [block(1, "a!"), block(3, "new"), block(2, "b"), .empty]) == "- a\n+ a!\n+ new")
    #expect(patch(old, [block(1, "a"), block(2, "b"), .empty, block(3, "new")]) == "+ new")
  }
}
