import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct RowOperationsTests {
  private func operations(on viewport: TestViewport<some ViewportView>) -> RowOperations {
    RowOperations(rows: viewport.node.rows, cursor: viewport.cursor)
  }

  @Test func aRowIsScrolledToTheStart() throws {
    let viewport = try TestViewport(count: 100)
    operations(on: viewport).scroll(to: 50)
    #expect(viewport.window.start == 49)
  }

  @Test func anIDIsScrolledToTheNearerEnd() throws {
    let viewport = try TestViewport(count: 100)
    #expect(operations(on: viewport).scroll(toID: 70, anchor: nil))
    #expect(viewport.window.numberRange.upperBound == 72)
    #expect(operations(on: viewport).scroll(toID: 20, anchor: nil))
    #expect(viewport.window.start == 20)
    #expect(!operations(on: viewport).scroll(toID: 100, anchor: nil))
  }

  @Test func rowsWithoutSelectionAndMovesRefuseBoth() throws {
    let viewport = try TestViewport(count: 100)
    #expect(!operations(on: viewport).isSelectable(1))
    #expect(operations(on: viewport).places(of: 1) == nil)
  }
}
