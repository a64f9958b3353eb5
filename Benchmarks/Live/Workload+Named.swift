extension Workload {
  /// Returns the named workload with the specified number of rows or sessions.
  ///
  /// The workload `turns` measures the main loop alone. Workloads at a terminal require Linux.
  static func named(_ name: String, _ count: Int) -> Workload? {
    switch name {
    case "w1": LiveScreen.counter()
    case "w2": LiveScreen.row(of: count)
    case "w3": LiveScreen.scroll(through: count)
    case "w4": LiveScreen.typing()
    case "w5": LiveScreen.arrows(through: count, isScrolling: false)
    case "w5-scrolling": LiveScreen.arrows(through: count, isScrolling: true)
    case "sessions": Sessions(count)
    case "turns": Turns()
    default: nil
    }
  }
}
