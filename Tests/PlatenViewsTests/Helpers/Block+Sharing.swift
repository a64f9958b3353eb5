import PlatenLines

extension Block {
  /// Whether a patch from the other block leaves a row alone.
  func sharesRow(_ row: Int, with other: Block) -> Bool {
    Frame(other).patch(to: Frame(self)).edits.allSatisfy { !$0.new.contains(row) }
  }
}
