import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct RowSelectionTests {
  private let names = ["a", "b", "c"]

  private func viewport() throws -> TestViewport<some ViewportView> {
    try TestViewport(List(names, id: \.self) { Text($0) })
  }

  @Test func theRowOfTheSelectedValueIsSelected() throws {
    let viewport = try viewport()
    let (rows, index) = (
      SelectedRows(ListSelection.one(.constant("b"))), viewport.window.index
    )
    #expect([0, 1, 2].map { rows.isSelected(at: $0, in: index) } == [false, true, false])
    #expect(rows.canSelect(at: 0, in: index))
    #expect(!SelectedRows(ListSelection.one(.constant(5))).canSelect(at: 0, in: index))
  }

  @Test func theRemarkCountsSelectedValuesThatAreNotShown() throws {
    let rows = SelectedRows(ListSelection.many(.constant(["a", "c", "z"])))
    let viewport = try viewport()
    let index = viewport.window.index
    #expect(
      rows.remark(on: [(1, 0), (2, 1), (3, 2)], in: index) == ", selected 1, 3 and 1 not shown")
    #expect(rows.remark(on: [(2, 1)], in: index) == ", 3 selected not shown")
  }
}
