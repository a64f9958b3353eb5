import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct ListCursorTests {
  @Test func theDescriptionContainsTheNumberAndTheDestinations() throws {
    let viewport = try TestViewport(count: 100)
    let cursor = viewport.cursor.rowCursor
    #expect(cursor.number == 1)
    guard case .move(to: 2)? = cursor.change(for: .next) else {
      Issue.record("Down does not lead to row 2")
      return
    }
    #expect(cursor.change(for: .previous) == nil)
  }

  @Test func aFilterOmitsRowsUntilItEnds() throws {
    let viewport = try TestViewport(count: 20)
    viewport.cursor.rowCursor.perform(.filter("9"))
    #expect(viewport.host.lines == ["/ 9", "row 9", "row 19"])
    #expect(viewport.cursor.rowCursor.filter == "9")
    viewport.cursor.rowCursor.perform(.filter(nil))
    #expect(viewport.host.lines.last == "… 16 below")
    #expect(viewport.cursor.filter == nil)
  }

  @Test func theNumberOfAnOmittedRowEndsTheFilter() throws {
    let viewport = try TestViewport(count: 20)
    viewport.cursor.rowCursor.perform(.filter("9"))
    #expect(viewport.cursor.position(ofNumber: 19) == 1)
    #expect(viewport.cursor.filter != nil)
    #expect(viewport.cursor.position(ofNumber: 2) == 1)
    #expect(viewport.cursor.filter == nil)
  }

  @Test func theMenuIsClosedWhenTheFocusLeaves() throws {
    let viewport = try TestViewport(count: 20)
    viewport.focus()
    viewport.cursor.rowCursor.perform(.menu(RowMenu([.init("Top", effect: .move(to: 1))])))
    #expect(viewport.cursor.rowCursor.menu != nil)
    viewport.host.graph.setFocus(nil, isShown: true)
    #expect(viewport.cursor.rowCursor.menu == nil)
  }
}
