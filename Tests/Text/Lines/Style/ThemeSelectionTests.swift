import PlatenLines
import Testing

@Suite struct ThemeSelectionTests {
  @Test(arguments: [
    ("auto", Theme.light), ("terminal", .light), ("light", .light), ("dark", .dark),
    ("none", .none),
  ])
  func theOptionSelectsATheme(option: String, theme: Theme) throws {
    let selection = try #require(ThemeSelection(rawValue: option))
    #expect(selection.theme(environment: ["COLORFGBG": "0;15"]) == theme)
  }

  @Test(arguments: ThemeSelection.allCases, ColorDepth.allCases)
  func onlyTheThemeOfTheTerminalLimitsTheNumberOfColors(
    selection: ThemeSelection, depth: ColorDepth
  ) {
    let isLimited = selection == .terminal && depth != .none
    #expect(selection.depth(of: depth) == (isLimited ? .sixteen : depth))
  }
}
