import PlatenViews

extension TestHost {
  /// Begins the window of a list with a row.
  func scroll(to row: Int, in list: String = "List") {
    control(list)?.perform(.scroll(to: row))
  }
}
