import Platen

extension LiveScreen {
  /// The workload of a name, on a list of so many rows where it is one of a list; `turns` is what
  /// the main loop takes by itself.
  static func named(_ name: String, rows: Int) -> (any Workload)? {
    switch name {
    case "turns": Turns()
    case "w1": counter()
    case "w2": row(of: rows)
    case "w3": scroll(through: rows)
    case "w4": typing()
    default: nil
    }
  }

  private static func counter() -> LiveScreen {
    let model = ProfileScreen.Model()
    return LiveScreen(ProfileScreen(model: model)) { _, number in model.count = number }
  }

  private static func row(of count: Int) -> LiveScreen {
    let items = (0..<count).map(Item.init)
    return LiveScreen(ItemsScreen(items: items, scroller: Scroller())) { _, number in
      items[number * 7 % 18].value = number % 10_000
    }
  }

  private static func scroll(through count: Int) -> LiveScreen {
    let scroller = Scroller()
    let items = (0..<count).map(Item.init)
    return LiveScreen(ItemsScreen(items: items, scroller: scroller)) { _, number in
      scroller.proxy?.scrollTo(number % (count - 20), anchor: .top)
    }
  }

  private static func typing() -> LiveScreen {
    let model = SignUpScreen.Model()
    let screen = LiveScreen(SignUpScreen(model: model)) { screen, number in
      if number % 50 == 1 { screen.console.type([0x15]) }
      screen.console.type([UInt8(ascii: "a") + UInt8(number % 26)])
    }
    screen.console.type([0x09])
    return screen
  }
}
