/// A change to a range of lines between two frames.
public struct Edit: Hashable, Sendable {
  /// The kind of change that an edit makes.
  public enum Kind: Hashable, Sendable {
    case replace, insert, remove
    /// A move of unchanged lines relative to the lines that retain their order.
    case move
  }

  public let kind: Kind
  /// The range of the lines in the earlier frame. For an insertion, the range is empty and marks
  /// the position of the insertion.
  public private(set) var old: Range<Int>
  /// The range of the lines in the later frame. For a removal, the range is empty and marks the
  /// position of the removal.
  public private(set) var new: Range<Int>
  /// The lines at `old` in the earlier frame.
  public private(set) var removed: [Line]
  /// The lines at `new` in the later frame.
  public private(set) var inserted: [Line]
}

extension Edit {
  /// Creates an edit that replaces lines of the earlier frame with lines of the later frame.
  static func replace(_ removed: [Line], at old: Int, by inserted: [Line], at new: Int) -> Edit {
    Edit(
      kind: removed.isEmpty ? .insert : inserted.isEmpty ? .remove : .replace,
      old: old..<old + removed.count, new: new..<new + inserted.count,
      removed: removed, inserted: inserted)
  }

  /// Creates an edit that moves unchanged lines to another position.
  static func move(_ lines: [Line], from old: Int, to new: Int) -> Edit {
    Edit(
      kind: .move, old: old..<old + lines.count, new: new..<new + lines.count,
      removed: lines, inserted: lines)
  }

  /// The edit that reverses this edit.
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
  /// The edits, with adjacent edits of the same kind merged.
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
  /// Returns whether the next edit starts where this edit ends and changes its lines in the same
  /// way. A replacement must also remove as many lines as it inserts.
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
