import PlatenLines
import Testing

@Suite struct PatchLaws {
  /// > Law: a patch is lossless and reversible.
  @Test(arguments: Seeds.first(40))
  func patchesReproduceTheNewFrameAndAreReversible(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = RandomBlockTree(&random)
    for _ in 0..<25 {
      let before = tree.frame
      tree.change(&random)
      let after = tree.frame
      let patch = before.patch(to: after)
      #expect(before.applying(patch) == after)
      #expect(after.applying(patch.inverse) == before)
      #expect(!patch.isEmpty || before == after)
    }
  }

  @Test(arguments: Seeds.first(40))
  func patchesBetweenUnrelatedFramesReproduceTheNewFrame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (RandomBlockTree(&random).frame, RandomBlockTree(&random).frame)
    #expect(a.applying(a.patch(to: b)) == b)
    #expect(b.applying(a.patch(to: b).inverse) == a)
  }

  @Test func reorderingBlocksProducesOnlyMoves() {
    var random = SeededGenerator(seed: 7)
    let rows = (1...200).map { Block([Line("row \($0)")], origin: NodeID(UInt64($0))) }
    let (a, b) = (Frame(Block(joining: rows)), Frame(Block(joining: rows.shuffled(using: &random))))
    let patch = a.patch(to: b)
    #expect(patch.edits.allSatisfy { $0.kind == .move })
    #expect(a.applying(patch) == b)
  }
}
