/// The edits that turn one frame into the next, in the order of the next frame's lines.
///
/// Lines that no edit covers retain their order. Each edit contains its positions in both frames,
/// so a patch can be applied, displayed, rendered, or reversed without either frame.
///
///     let before: Frame = ["Name  Ada", "Age   36"]
///     let after: Frame = ["Name  Ada", "Age   37", "[Save]"]
///     print(before.patch(to: after))
///
///     // - Age   36
///     // + Age   37
///     // + [Save]
///
/// > Law: **A patch loses nothing.** `a.applying(a.patch(to: b)) == b`, and the inverse patch turns
/// > `b` into `a`; checked by `PatchLaws.patchesReproduceTheNewFrameAndAreReversible`.
public struct Patch: Hashable, Sendable {
  /// The edits, sorted first by their position in the later frame and then by their position in the
  /// earlier frame.
  public let edits: [Edit]

  /// A Boolean value that indicates whether the frames are equal.
  public var isEmpty: Bool { edits.isEmpty }

  /// The patch that reverses this patch.
  public var inverse: Patch {
    Patch(
      edits: edits.map(\.inverse)
        .sorted { ($0.new.lowerBound, $0.old.lowerBound) < ($1.new.lowerBound, $1.old.lowerBound) })
  }
}

extension Patch: CustomStringConvertible {
  /// The patch in the format of a transcript.
  ///
  /// The prefix `-` marks a removed line, `+` an added line, and `~` a moved line. A changed line
  /// appears as a removed line followed by an added line.
  public var description: String { transcriptLines.joined(separator: "\n") }

  /// The lines of the patch in the format of a transcript.
  public var transcriptLines: [String] { markedLines.map(\.text) }

  /// The transcript lines of the patch, in the styles of the lines in the frames.
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
  /// Returns the edits that turn this frame into another frame.
  ///
  /// Nodes that both frames share are skipped without reading their lines. Lines are matched by
  /// their origin in the view tree; lines with the same origin are matched by their text.
  ///
  ///     let before: Frame = ["Name  Ada", "Age   36"]
  ///     let after: Frame = ["Name  Ada", "Age   37", "[Save]"]
  ///     print(before.patch(to: after))
  ///
  ///     // - Age   36
  ///     // + Age   37
  ///     // + [Save]
  ///
  /// - Complexity: Proportional to the number of lines that differ and the depth of the tree.
  public func patch(to next: Frame) -> Patch {
    guard !block.isIdentical(to: next.block) else { return Patch(edits: []) }
    let gaps = Hunk.between(block.part, next.block.part)
    return Patch(edits: LineMatching(gaps).edits.coalesced)
  }

  /// Returns the frame that results from applying a patch.
  ///
  /// - Precondition: The patch was created from a frame with the same lines as this one.
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
