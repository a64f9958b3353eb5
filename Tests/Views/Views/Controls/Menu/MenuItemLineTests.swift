import PlatenLines
import Testing

@testable import PlatenControls

@Suite struct MenuItemLineTests {
  private func styles(_ line: Line) -> [Style] {
    line.runs.map { $0.style.resolved(by: .dark, depth: .full) }
  }

  @Test func itemsAreFilledToTheWidthOfTheMenu() {
    let item = Line("( Copy )").menuItem(width: 12)
    #expect(item.width == 12)
    #expect(styles(item) == [Theme.dark.style(of: .menu)])
  }

  @Test func theItemWithTheCursorIsFilledAsARow() {
    let item = Line("( Copy )", style: Style(.focused)).menuItem(width: 12).indented(by: 2)
    #expect(styles(item) == [.plain, Theme.dark.style(of: .row)])
  }

  @Test func onlyTheButtonOfADestructiveItemHasTheColorOfDanger() {
    let line = Line("( Delete )", style: Style(role: .error)) + " destructive"
    let item = line.menuItem(width: 24).chosenMenuItem
    #expect(styles(item) == [Theme.dark.style(of: .danger), Theme.dark.style(of: .menu)])
  }

  @Test(arguments: [ColorDepth.sixteen, .none])
  func withoutTrueColorOnlyTheItemWithTheCursorIsReversed(depth: ColorDepth) {
    let item = Line("( Copy )").menuItem(width: 12)
    #expect(item.runs.first?.style.resolved(by: .dark, depth: depth) == .plain)
    let chosen = item.chosenMenuItem.runs.first?.style.resolved(by: .dark, depth: depth)
    #expect(chosen?.attributes.contains(.inverse) == true)
  }
}
