import PlatenLines
import Testing

@Suite struct ThemeTests {
  private let line = Line("no", style: Style(role: .error))

  @Test func theThemeDeterminesTheColorOfARole() {
    #expect(line.encoded(for: .full, theme: .light) == "\u{1B}[31mno\u{1B}[m")
    #expect(line.encoded(for: .full, theme: .dark) == "\u{1B}[91mno\u{1B}[m")
    #expect(line.encoded(for: .full, theme: .none) == "\u{1B}[1mno\u{1B}[m")
  }

  @Test(arguments: Theme.allCases)
  func noThemeWritesColorsWithoutColorSupport(theme: Theme) {
    #expect(line.encoded(for: .none, theme: theme) == "\u{1B}[1mno\u{1B}[m")
  }

  @Test(arguments: Theme.allCases)
  func anExplicitColorOverridesTheColorOfARole(theme: Theme) {
    let green = line.restyled { _ in Style(foreground: .green).over(Style(role: .error)) }
    #expect(green.encoded(for: .sixteen, theme: theme) == "\u{1B}[32mno\u{1B}[m")
  }

  @Test func aRoleCanDetermineTheBackgroundColor() {
    let line = Line("no", style: Style(background: .role(.accent)))
    #expect(line.encoded(for: .sixteen, theme: .dark) == "\u{1B}[104mno\u{1B}[m")
    #expect(line.encoded(for: .sixteen, theme: .none) == "no")
  }

  @Test func aCursorRowIsBoldUnlessItIsFocused() {
    let row = Line("no", style: Style(.cursorRow))
    #expect(row.encoded(for: .full, theme: .dark) == "\u{1B}[1mno\u{1B}[m")
    #expect(row.styled(Style(.focused)).encoded(for: .full, theme: .dark) == "\u{1B}[7mno\u{1B}[m")
  }

  @Test(arguments: [
    ("15;0", Theme.dark), ("0;15", .light), ("0;default;15", .light), ("0;7", .light),
    ("15;8", .dark), ("15;default", .dark), ("", .dark), ("x", .dark), ("0;99", .dark),
  ])
  func theTerminalBackgroundDeterminesTheTheme(colors: String, theme: Theme) {
    #expect(Theme(environment: ["COLORFGBG": colors]) == theme)
  }

  @Test func theDefaultThemeIsDark() { #expect(Theme(environment: [:]) == .dark) }
}
