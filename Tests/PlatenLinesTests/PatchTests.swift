import PlatenLines
import Testing

@Suite struct PatchTests {
  private func block(_ id: UInt64, _ lines: Line...) -> Block { Block(lines, origin: NodeID(id)) }

  private func patch(_ old: [Block], _ new: [Block]) -> String {
    Frame(Block(joining: old)).patch(to: Frame(Block(joining: new))).description
  }

  @Test func aChangedLineIsItsRemovalAndThenItsAddition() {
    let before: Frame = ["Name  Ada", "Age   36"]
    let after: Frame = ["Name  Ada", "Age   37", "[Save]"]
    #expect(
      before.patch(to: after).description == """
        - Age   36
        + Age   37
        + [Save]
        """)
  }

  @Test func editsStandInFrameOrder() {
    #expect(
      patch(
        [block(1, "value1 [   ]"), block(2, "too short"), block(3, "value2 [   ]")],
        [block(1, "value1 [Ada]"), block(3, "value2 [x  ]")]
      ) == """
        - value1 [   ]
        + value1 [Ada]
        - too short
        - value2 [   ]
        + value2 [x  ]
        """)
  }

  @Test func anotherPlaceIsARemovalAndAnInsertionEvenWithEqualText() {
    #expect(patch([block(1, "a")], [block(2, "a")]) == "- a\n+ a")
  }

  @Test func aPlaceThatChangesItsOrderMoves() {
    let (a, b, c) = (block(1, "a", "a2"), block(2, "b"), block(3, "c"))
    #expect(patch([a, b, c], [b, c, a]) == "~ a\n~ a2")
    #expect(patch([a, b, c], [c, a, b]) == "~ c")
  }

  @Test func equalTextOfOtherPlacesNeverMoves() {
    #expect(
      patch([block(1, "x"), block(2, "y")], [block(1, "y"), block(2, "x")])
        == "- x\n+ y\n- y\n+ x")
  }

  @Test func placesWithoutLinesTellNothing() {
    func patch(_ old: [Block], _ new: [Block]) -> String {
      Frame(BlockTree(old).block).patch(to: Frame(BlockTree(new).block)).description
    }
    let old = [block(1, "a"), .empty, block(2, "b"), .empty]
    #expect(
      patch(old, [block(1, "a!"), block(3, "new"), block(2, "b"), .empty]) == "- a\n+ a!\n+ new")
    #expect(patch(old, [block(1, "a"), block(2, "b"), .empty, block(3, "new")]) == "+ new")
  }

  @Test func aMovedPlaceShowsWhatChangedInIt() {
    #expect(
      patch(
        [block(1, "a", "kept"), block(2, "b"), block(3, "c")],
        [block(2, "b"), block(3, "c"), block(1, "A", "kept")]) == "- a\n+ A\n~ kept")
  }

  @Test func insertedNeighboursAreOneEdit() {
    let old = Frame(Block(joining: [block(1, "a"), block(2, "b")]))
    let new = Frame(
      Block(joining: [block(1, "a"), block(3, "x"), block(4, "y"), block(2, "b")]))
    let edits = old.patch(to: new).edits
    #expect(edits.map(\.kind) == [.insert])
    #expect(edits.map(\.new) == [1..<3])
  }

  @Test func aPlacesOwnLinesAreComparedAsText() {
    #expect(
      patch([block(1, "a", "b", "c", "d")], [block(1, "a", "c", "x", "d")]) == "- b\n+ x")
  }

  @Test func identicalFramesHaveAnEmptyPatch() {
    let frame: Frame = ["a", "b"]
    #expect(frame.patch(to: frame).isEmpty)
    #expect(frame.patch(to: ["a", "b"]).isEmpty)
  }
}
