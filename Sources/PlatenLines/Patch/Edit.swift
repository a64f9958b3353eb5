/// One change of a range of lines, from one frame to the next.
public struct Edit: Hashable, Sendable {
  /// What becomes of the lines.
  public enum Kind: Hashable, Sendable {
    case replace, insert, remove
    /// The same lines at another place among those that stayed.
    case move
  }

  public let kind: Kind
  /// Where the lines were in the frame before; empty, at the place of the insertion, in an insert.
  public private(set) var old: Range<Int>
  /// Where the lines are in the frame after; empty, at the place of the removal, in a remove.
  public private(set) var new: Range<Int>
  /// The lines that were at `old`.
  public private(set) var removed: [Line]
  /// The lines that are at `new`.
  public private(set) var inserted: [Line]
}

extension Edit {
  /// `removed`, which stood at a line of the frame before, gives way to `inserted`.
  static func replace(_ removed: [Line], at old: Int, by inserted: [Line], at new: Int) -> Edit {
    Edit(
      kind: removed.isEmpty ? .insert : inserted.isEmpty ? .remove : .replace,
      old: old..<old + removed.count, new: new..<new + inserted.count,
      removed: removed, inserted: inserted)
  }

  /// Lines that stay as they are and change places with others.
  static func move(_ lines: [Line], from old: Int, to new: Int) -> Edit {
    Edit(
      kind: .move, old: old..<old + lines.count, new: new..<new + lines.count,
      removed: lines, inserted: lines)
  }

  /// The edit that undoes this one.
  var inverse: Edit {
    let kind: Kind =
      switch self.kind {
      case .insert: .remove
      case .remove: .insert
      case .replace, .move: self.kind
      }
    return Edit(kind: kind, old: new, new: old, removed: inserted, inserted: removed)
  }
}

extension [Edit] {
  /// The same edits, those that continue each other as one.
  var coalesced: [Edit] {
    reduce(into: []) { edits, edit in
      if let last = edits.last, last.isContinued(by: edit) {
        edits[edits.count - 1].append(edit)
      } else {
        edits.append(edit)
      }
    }
  }
}

extension Edit {
  /// Whether the next goes on where this one ends and says the same of each line.
  fileprivate func isContinued(by next: Edit) -> Bool {
    kind == next.kind && old.upperBound == next.old.lowerBound
      && new.upperBound == next.new.lowerBound
      && (kind != .replace || removed.count == inserted.count)
  }

  fileprivate mutating func append(_ next: Edit) {
    old = old.lowerBound..<next.old.upperBound
    new = new.lowerBound..<next.new.upperBound
    removed += next.removed
    inserted += next.inserted
  }
}
