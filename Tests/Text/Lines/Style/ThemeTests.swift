import PlatenLines
import Testing

@Suite struct ThemeTests {
  private let line = Line("no", style: Style(role: .error))

  @Test func theThemeDeterminesTheColorOfARole() {
    #expect(line.encoded(for: .full, theme: .light) == "\u{1B}[38;2;179;38;30mno\u{1B}[m")
    #expect(line.encoded(for: .full, theme: .dark) == "\u{1B}[38;2;255;138;128mno\u{1B}[m")
    #expect(line.encoded(for: .full, theme: .none) == "\u{1B}[1mno\u{1B}[m")
  }

  @Test func aRoleHasTheNearestOf256ColorsAndItsOwnStyleIn16() {
    #expect(line.encoded(for: .palette, theme: .dark) == "\u{1B}[38;5;210mno\u{1B}[m")
    #expect(line.encoded(for: .sixteen, theme: .dark) == "\u{1B}[1;91mno\u{1B}[m")
    #expect(line.encoded(for: .sixteen, theme: .light) == "\u{1B}[1;31mno\u{1B}[m")
  }

  @Test(arguments: Theme.allCases)
  func noThemeWritesColorsWithoutColorSupport(theme: Theme) {
    #expect(line.encoded(for: .none, theme: theme) == "\u{1B}[1mno\u{1B}[m")
  }

  @Test(arguments: Theme.allCases)
  func anExplicitColorOverridesTheColorOfARole(theme: Theme) {
    let green = line.restyled { _ in Style(foreground: .green).over(Style(role: .label)) }
    #expect(green.encoded(for: .sixteen, theme: theme) == "\u{1B}[32mno\u{1B}[m")
  }

  @Test(arguments: Theme.allCases, ColorDepth.allCases)
  func aRoleNeverHasABackgroundWithoutAForeground(theme: Theme, depth: ColorDepth) {
    for role in Style.Role.allCases {
      for style in [Style(fill: role), Style(background: .role(role))] {
        let look = style.resolved(by: theme, depth: depth)
        #expect(look.background == nil || look.foreground != nil, "\(role)")
      }
    }
  }

  @Test(arguments: Theme.allCases, ColorDepth.allCases)
  func noRoleIsBrightBlack(theme: Theme, depth: ColorDepth) {
    for role in Style.Role.allCases {
      let look = theme.style(of: role, depth: depth)
      #expect(look.foreground != .brightBlack && look.background != .brightBlack, "\(role)")
    }
  }

  @Test func aBackgroundInTheColorOfARoleShowsTextInTheColorOfTheBackground() {
    let line = Line("no", style: Style(background: .role(.accent)))
    #expect(line.encoded(for: .sixteen, theme: .dark) == "\u{1B}[7;36mno\u{1B}[m")
    #expect(line.encoded(for: .sixteen, theme: .none) == "\u{1B}[7mno\u{1B}[m")
  }

  // MARK: Focus

  private func shown(_ style: Style, _ depth: ColorDepth = .sixteen) -> Style {
    style.resolved(by: .dark, depth: depth)
  }

  @Test func theFocusedControlIsFilled() {
    let focus = Style(.focused)
    #expect(
      shown(focus, .full)
        == Style(foreground: .rgb(11, 26, 51), background: .rgb(138, 180, 255)))
    #expect(shown(focus) == .inverse)
    #expect(shown(focus, .none) == .inverse)
    #expect(shown(focus.over(.inverse)) == .inverse)
  }

  @Test func aFocusedDestructiveControlHasItsOwnFill() {
    let danger = Style(.focused, foreground: .role(.error))
    #expect(shown(danger) == Style(.inverse, foreground: .brightRed))
    #expect(shown(danger, .none) == Style([.bold, .inverse]))
    #expect(shown(danger, .full).background == .rgb(255, 138, 128))
  }

  @Test func theFillOfAFocusedControlReplacesTheColorsOfItsText() {
    let focus = shown(Style(.focused), .full)
    #expect(shown(Style(.focused, foreground: .role(.muted)), .full) == focus)
    #expect(shown(Style(.focused, foreground: .red), .full) == focus)
  }

  @Test func aFocusedPictureKeepsItsColorsInInverse() {
    let pixel = Style(.focused, foreground: .red, background: .rgb(1, 2, 3))
    #expect(
      shown(pixel, .full) == Style(.inverse, foreground: .red, background: .rgb(1, 2, 3)))
  }

  @Test(arguments: [ColorDepth.full, .sixteen, .none])
  func aFocusedControlWithTheBackgroundOfARoleDiffersFromTheOthers(depth: ColorDepth) {
    for role in [Style.Role.accent, .muted] {
      for text in [nil, Style.Color.white] {
        let button = Style(foreground: text, background: .role(role))
        let focused = shown(Style(.focused).over(button), depth)
        #expect(focused != shown(button, depth), "\(role)")
        #expect(
          focused.attributes.contains(.inverse)
            != shown(button, depth).attributes.contains(.inverse))
      }
    }
  }

  @Test func theEdgesOfTheFocusedFieldAreNotFilled() {
    let edge = Style(.focused, foreground: .role(.edge))
    #expect(shown(edge) == Style(.bold, foreground: .cyan))
    #expect(shown(edge, .none) == .inverse)
  }

  @Test func aCursorRowIsFilledInAFocusedListAndOtherwiseBold() {
    #expect(shown(Style([.cursorRow, .focused])) == Style([.bold, .inverse]))
    #expect(
      shown(Style([.cursorRow, .focused], foreground: .role(.match)), .full).attributes == .bold)
    #expect(shown(Style(.cursorRow, foreground: .red)) == Style(.bold, foreground: .red))
  }

  @Test func mutedTextInAFieldKeepsTheFillOfTheField() {
    let prompt = Style(.italic, foreground: .role(.muted), background: .role(.field))
    #expect(
      shown(prompt, .full)
        == Style(.italic, foreground: .rgb(154, 163, 178), background: .rgb(42, 47, 58)))
    #expect(shown(prompt) == Style([.italic, .dim, .underline]))
  }

  // MARK: Environment

  @Test(arguments: [
    ("15;0", Theme.dark), ("0;15", .light), ("0;default;15", .light), ("0;7", .light),
    ("15;8", .dark), ("15;default", .dark), ("", .dark), ("x", .dark), ("0;99", .dark),
  ])
  func theTerminalBackgroundDeterminesTheTheme(colors: String, theme: Theme) {
    #expect(Theme(environment: ["COLORFGBG": colors]) == theme)
  }

  @Test func theDefaultThemeIsDark() { #expect(Theme(environment: [:]) == .dark) }
}
