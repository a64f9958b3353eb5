import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct CursorMovementsTests {
  @Test func aStepLeadsToTheNextOrPreviousRow() throws {
    let viewport = try TestViewport(count: 100)
    let window = viewport.window
    #expect(CursorMovements(window: window, start: 2).destination(.next) == 3)
    #expect(CursorMovements(window: window, start: 2).destination(.previous) == 1)
    #expect(CursorMovements(window: window, start: 0).destination(.previous) == nil)
    #expect(CursorMovements(window: window, start: 3).destination(.next) == 4)
  }

  @Test func aPageIsAsLongAsTheVisibleRows() throws {
    let viewport = try TestViewport(count: 100)
    let window = viewport.window
    #expect(CursorMovements(window: window, start: 0).destination(.nextPage) == 4)
    #expect(CursorMovements(window: window, start: 2).destination(.previousPage) == 0)
    #expect(CursorMovements(window: window, start: 98).destination(.nextPage) == 99)
    #expect(CursorMovements(window: window, start: 0).destination(.previousPage) == nil)
  }

  @Test func theEndsAreTheFirstAndTheLastRow() throws {
    let viewport = try TestViewport(count: 100)
    let window = viewport.window
    #expect(CursorMovements(window: window, start: 50).destination(.first) == 0)
    #expect(CursorMovements(window: window, start: 50).destination(.last) == 99)
    #expect(CursorMovements(window: window, start: 99).destination(.last) == nil)
  }

  @Test func headersAreSkipped() throws {
    let list = List {
      Section("first") { Text("a") }
      Section("second") { Text("b") }
    }
    let viewport = try TestViewport(rows: 9, list)
    let window = viewport.window
    #expect(CursorMovements(window: window, start: 1).destination(.next) == 3)
    #expect(CursorMovements(window: window, start: 3).destination(.first) == 1)
  }
}
