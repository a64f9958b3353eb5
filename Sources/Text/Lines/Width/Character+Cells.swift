extension Character {
  /// The width of this character in a terminal: 0, 1, or 2 cells.
  ///
  /// The width of a cluster is the total width of its scalars, but at most 2 cells. VS16 makes an
  /// emoji 2 cells wide. Control characters have a width of 0; see ``Swift/String/printable``.
  ///
  ///     Character("e\u{301}").cells  // 1
  ///     Character("好").cells  // 2
  ///     Character("👩‍👩‍👧").cells  // 2
  ///
  /// `Documentation/Decisions/widths.md` explains these decisions.
  ///
  /// - Complexity: O(*n*) in the number of scalars in the character.
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
  /// Whether terminals disagree on the width of this character.
  ///
  /// The value is `false` only for a single scalar that cannot join others and is not a soft
  /// hyphen. After a character with a disputed width, the cursor column is set explicitly before
  /// any other output.
  package var hasDisputedCells: Bool {
    guard let first = unicodeScalars.first else { return false }
    return unicodeScalars.count > 1 || first.cellTrait.mayJoin || first == "\u{AD}"
  }
}
