import Platen

extension LiveScreen {
  static func counter() -> LiveScreen {
    let model = ProfileScreen.Model()
    return LiveScreen(ProfileScreen(model: model)) { _, number in model.count = number }
  }

  static func row(of count: Int) -> LiveScreen {
    let items = (0..<count).map(Item.init)
    return LiveScreen(ItemsScreen(items: items, scroller: Scroller())) { _, number in
      items[number * 7 % 18].value = number % 10_000
    }
  }

  static func scroll(through count: Int) -> LiveScreen {
    let scroller = Scroller()
    let items = (0..<count).map(Item.init)
    return LiveScreen(ItemsScreen(items: items, scroller: scroller)) { _, number in
      scroller.proxy?.scrollTo(number % (count - 20), anchor: .top)
    }
  }

  /// W5: arrows in the list of W3. The cursor row moves down and up inside the viewport or, with
  /// `isScrolling`, down at its end, where each arrow scrolls by a row.
  static func arrows(through count: Int, isScrolling: Bool) -> LiveScreen {
    let items = (0..<count).map(Item.init)
    let screen = LiveScreen(ItemsScreen(items: items, scroller: Scroller())) { screen, number in
      let isUp = !isScrolling && number / 10 % 2 == 1
      screen.console.type(Array((isUp ? "\u{1B}[A" : "\u{1B}[B").utf8))
    }
    screen.console.type([0x09])
    let arrow = Array("\u{1B}[B".utf8)
    for _ in 0..<(isScrolling ? 20 : 3) { screen.console.type(arrow) }
    return screen
  }

  static func typing() -> LiveScreen {
    let model = SignUpScreen.Model()
    let screen = LiveScreen(SignUpScreen(model: model)) { screen, number in
      if number % 50 == 1 { screen.console.type([0x15]) }
      screen.console.type([UInt8(ascii: "a") + UInt8(number % 26)])
    }
    screen.console.type([0x09])
    return screen
  }
}
