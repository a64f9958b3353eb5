import PlatenNavigation
import Testing

@testable import PlatenControls

@MainActor
@Suite struct RowSelectionTests {
  private let names = ["a", "b", "c"]

  private func index() throws -> RowIndex {
    try TestViewport(List(names, id: \.self) { Text($0) }).window.index
  }

  @Test func theRowOfTheSelectedValueIsSelected() throws {
    let (rows, index) = (SelectedRows(ListSelection.one(.constant("b"))), try index())
    #expect([0, 1, 2].map { rows.isSelected(at: $0, in: index) } == [false, true, false])
    #expect(rows.canSelect(at: 0, in: index))
    #expect(!SelectedRows(ListSelection.one(.constant(5))).canSelect(at: 0, in: index))
  }

  @Test func theRemarkCountsSelectedValuesThatAreNotShown() throws {
    let rows = SelectedRows(ListSelection.many(.constant(["a", "c", "z"])))
    let index = try index()
    #expect(
      rows.remark(on: [(1, 0), (2, 1), (3, 2)], in: index) == ", selected 1, 3 and 1 not shown")
    #expect(rows.remark(on: [(2, 1)], in: index) == ", 3 selected not shown")
  }
}
