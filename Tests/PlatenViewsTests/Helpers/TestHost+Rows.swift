import PlatenViews

extension TestHost {
  /// Scroll a list so that a row comes first.
  func scroll(to row: Int, in list: String = "List") {
    control(list)?.perform(.scroll(to: row))
  }
}
