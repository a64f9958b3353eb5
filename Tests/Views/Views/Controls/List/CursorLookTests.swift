import PlatenLines
import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct CursorLookTests {
  /// The first line of a marked row of a list.
  private func line(_ look: CursorLook, within width: Int) throws -> Line {
    let viewport = try TestViewport(count: 3)
    let row = try #require(viewport.window.shown.first)
    return try #require(look.marked(row, within: width).lines.first)
  }

  @Test func theRowIsPaddedToTheWidth() throws {
    let look = CursorLook(position: 0, isFocused: false, chosen: nil)
    #expect(try line(look, within: 20).width == 20)
    #expect(try line(look, within: 2).width == 5)
  }

  @Test func anOpenMenuTakesTheFocusFromTheRow() throws {
    let focused = CursorLook(position: 0, isFocused: true, chosen: nil)
    #expect(try line(focused, within: 0).has(.focused))
    let open = CursorLook(position: 0, isFocused: true, chosen: 0)
    #expect(try !line(open, within: 0).has(.focused))
    #expect(try line(open, within: 0).has(.cursorRow))
  }
}
