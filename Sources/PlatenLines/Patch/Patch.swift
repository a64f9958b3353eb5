/// The edits that turn one frame into the next, in the order of the next frame's lines.
///
/// Lines that no edit mentions stay, in their order. Both frames' positions stand in every edit,
/// so a patch can be applied, shown, painted or undone without either frame.
///
///     let before: Frame = ["Name  Ada", "Age   36"]
///     let after: Frame = ["Name  Ada", "Age   37", "[Save]"]
///     print(before.patch(to: after))
///
///     // - Age   36
///     // + Age   37
///     // + [Save]
///
/// > Law: **A patch loses nothing.** `a.applying(a.patch(to: b)) == b`, and the inverse leads
/// > back; checked by `PatchLaws.aPatchLosesNothing`.
public struct Patch: Hashable, Sendable {
  /// The edits, ordered by their place in the frame after, then by that in the frame before.
  public let edits: [Edit]

  /// Whether nothing changed.
  public var isEmpty: Bool { edits.isEmpty }

  /// The patch that leads back.
  public var inverse: Patch {
    Patch(
      edits: edits.map(\.inverse)
        .sorted { ($0.new.lowerBound, $0.old.lowerBound) < ($1.new.lowerBound, $1.old.lowerBound) })
  }
}

extension Patch: CustomStringConvertible {
  /// The patch as a transcript shows it: `-` removed, `+` added, `~` moved, a changed line as its
  /// `-` and then its `+`.
  public var description: String { transcriptLines.joined(separator: "\n") }

  /// The patch as a transcript shows it, line by line.
  public var transcriptLines: [String] { markedLines.map(\.text) }

  /// The same in the styles of the frames' lines.
  public var markedLines: [Line] { edits.flatMap { $0.markedLines } }
}

extension Edit {
  fileprivate var markedLines: [Line] {
    if kind == .move { return inserted.map { "~ " + $0 } }
    var lines: [Line] = []
    for row in 0..<max(removed.count, inserted.count) {
      if row < removed.count { lines.append("- " + removed[row]) }
      if row < inserted.count { lines.append("+ " + inserted[row]) }
    }
    return lines
  }
}

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
