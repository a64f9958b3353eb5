import PlatenLines

extension Block {
  /// Returns whether a patch from another block leaves a row unchanged.
  func sharesRow(_ row: Int, with other: Block) -> Bool {
    Frame(other).patch(to: Frame(self)).edits.allSatisfy { !$0.new.contains(row) }
  }
}
