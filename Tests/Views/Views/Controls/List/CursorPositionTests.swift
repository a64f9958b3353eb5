import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct CursorPositionTests {
  @Test func theFirstVisibleRowBecomesTheCursorRowWithTheFocus() throws {
    let viewport = try TestViewport(count: 100)
    #expect(viewport.cursorRow == nil)
    #expect(viewport.cursor.position.current == 0)
    viewport.focus()
    #expect(viewport.cursorRow == 0)
  }

  @Test func aMovementScrollsNoFurtherThanNecessary() throws {
    let viewport = try TestViewport(count: 100)
    viewport.focus()
    viewport.cursor.position.move(to: 2)
    #expect(viewport.window.start == 0)
    viewport.cursor.position.move(to: 10)
    #expect(viewport.cursorRow == 10)
    #expect(viewport.window.numberRange == 9..<12)
    viewport.cursor.position.move(to: 7)
    #expect(viewport.window.start == 7)
  }

  @Test func aScrollTakesTheCursorAlong() throws {
    let viewport = try TestViewport(count: 100)
    viewport.focus()
    viewport.cursor.position.scroll(to: 50, anchor: 0)
    #expect(viewport.cursorRow == 50)
    viewport.cursor.position.scroll(to: 20, anchor: 0)
    #expect(viewport.cursorRow == 22)
  }

  @Test func aPageTurnStopsAtTheEnds() throws {
    let viewport = try TestViewport(count: 100)
    viewport.focus()
    viewport.cursor.position.turnPage(of: 0..<4, isForward: false)
    #expect(viewport.window.start == 0)
    viewport.cursor.position.turnPage(of: 0..<4, isForward: true)
    #expect(viewport.window.start == 4)
    #expect(viewport.cursorRow == 4)
  }

  @Test func theMenuIsClosedWhenTheCursorMoves() throws {
    let viewport = try TestViewport(count: 100)
    viewport.focus()
    viewport.cursor.position.show(RowMenu([.init("Top", effect: .move(to: 1))]))
    #expect(viewport.host.lines.contains("    ( Top )"))
    viewport.cursor.position.move(to: 1)
    #expect(!viewport.host.lines.contains("    ( Top )"))
    #expect(viewport.cursor.position.row?.menu == nil)
  }
}
