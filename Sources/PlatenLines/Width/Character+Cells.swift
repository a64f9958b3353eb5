extension Character {
  /// The cells that a terminal gives this character: 0, 1 or 2.
  ///
  /// A cluster is as wide as its scalars together, at most 2, and VS16 makes an emoji 2. Control
  /// characters have no cells: see ``Swift/String/printable``.
  ///
  ///     Character("e\u{301}").cells  // 1
  ///     Character("好").cells  // 2
  ///     Character("👩‍👩‍👧").cells  // 2
  ///
  /// The choices behind it are explained in `Documentation/Decisions/widths.md`.
  ///
  /// - Complexity: O(*n*) in the scalars of the character.
  public var cells: Int {
    var sum = 0
    var followsEmojiBase = false
    for scalar in unicodeScalars {
      if followsEmojiBase && scalar == "\u{FE0F}" { return 2 }
      let trait = scalar.cellTrait
      sum += trait.cells
      followsEmojiBase = trait.isEmojiBase
    }
    return min(sum, 2)
  }
}

extension Character {
  /// Whether terminals disagree on the cells that this character takes: all but a single scalar
  /// that joins none.
  ///
  /// After one the column is set absolutely, before anything else is written.
  package var hasDisputedCells: Bool {
    guard let first = unicodeScalars.first else { return false }
    return unicodeScalars.count > 1 || first.cellTrait.mayJoin || first == "\u{AD}"
  }
}
