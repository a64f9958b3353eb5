import PlatenNavigation

extension TestGraph {
  /// Scrolls a list so that a row, counted from 1, is at the top of the viewport.
  func scroll(to row: Int, in list: String = "List") {
    control(list)?.perform(.scroll(to: row))
  }
}
