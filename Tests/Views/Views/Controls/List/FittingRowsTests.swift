import PlatenNavigation
import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct FittingRowsTests {
  @Test func aRowThatDoesNotFitIsRetained() throws {
    let viewport = try TestViewport(List(0..<10) { _ in Text("a\nb\nc") })
    let fitting = viewport.node.rows.rows(
      from: 0, anchor: 0, reserving: 0, in: Proposal(width: 40))
    #expect(fitting.range == 0..<1)
    #expect(fitting.retained == 0..<2)
    #expect(fitting.rows.map(\.position) == [0])
  }

  @Test func theFirstRowHasNoGap() throws {
    let list = List {
      Section("first") { Text("a") }
      Section("second") { Text("b") }
    }
    let viewport = try TestViewport(rows: 9, list)
    let fitting = viewport.node.rows.rows(
      from: 0, anchor: 0, reserving: 0, in: Proposal(width: 40))
    #expect(fitting.rows.map(\.gap) == [0, 0, 1, 0])
    #expect(FittingRows(in: 2..<4, of: fitting.rows).rows.map(\.gap) == [0, 0])
  }
}
