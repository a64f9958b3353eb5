extension Frame {
  /// The edits that turn this frame into another.
  ///
  /// Parts that both frames share are skipped without being read. Lines are matched by the place
  /// in the view tree that they come from, and as text within one place.
  ///
  ///     let before: Frame = ["Name  Ada", "Age   36"]
  ///     let after: Frame = ["Name  Ada", "Age   37", "[Save]"]
  ///     print(before.patch(to: after))
  ///
  ///     // - Age   36
  ///     // + Age   37
  ///     // + [Save]
  ///
  /// - Complexity: proportional to the lines that differ and the depth of the tree.
  public func patch(to next: Frame) -> Patch {
    guard !block.isIdentical(to: next.block) else { return Patch(edits: []) }
    let gaps = Hunk.between(block.part, next.block.part)
    return Patch(edits: LineMatching(gaps).edits.coalesced)
  }

  /// The frame that a patch leads to from this one.
  ///
  /// - Precondition: the patch was made from a frame with these lines.
  /// - Complexity: O(*n*) in the number of lines.
  public func applying(_ patch: Patch) -> Frame {
    let old = lines
    let gone = patch.edits.map(\.old).filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    var kept = zip([0] + gone.map(\.upperBound), gone.map(\.lowerBound) + [old.count])
      .lazy.flatMap { old[$0..<$1] }.makeIterator()
    var new: [Line] = []
    for edit in patch.edits {
      while new.count < edit.new.lowerBound, let line = kept.next() { new.append(line) }
      new += edit.inserted
    }
    while let line = kept.next() { new.append(line) }
    return Frame(Block(new))
  }
}
