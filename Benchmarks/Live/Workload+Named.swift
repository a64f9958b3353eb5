extension Workload {
  /// The workload of a name, on so many rows or sessions where it has any; `turns` is what the main
  /// loop takes by itself. Those at a terminal are there with the trait `Terminal` alone.
  static func named(_ name: String, _ count: Int) -> Workload? {
    switch name {
    #if Terminal && os(Linux)
      case "w1": LiveScreen.counter()
      case "w2": LiveScreen.row(of: count)
      case "w3": LiveScreen.scroll(through: count)
      case "w4": LiveScreen.typing()
    #endif
    case "sessions": Sessions(count)
    case "turns": Turns()
    default: nil
    }
  }
}
