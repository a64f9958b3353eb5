import PlatenNavigation
import Testing

@testable import PlatenControls
@_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct RealizedRowsTests {
  @Test func rowsAreFoundByPosition() throws {
    let viewport = try TestViewport(count: 3)
    let nodes = viewport.window.shown.map(\.node)
    var rows = RealizedRows()
    for (node, position) in zip(nodes, [7, 2, 3]) { rows.insert(node, at: position) }
    #expect(rows.nodes.map(\.index) == [2, 3, 7])
    #expect(rows.row(at: 7) === nodes[0])
    #expect(rows.row(at: 4) == nil)
  }

  @Test func rowsOutsideTheRetainedRangeAreRemoved() throws {
    let viewport = try TestViewport(count: 3)
    let nodes = viewport.window.shown.map(\.node)
    var rows = RealizedRows()
    for (node, position) in zip(nodes, [2, 3, 7]) { rows.insert(node, at: position) }
    let gone = rows.retain(2..<4, shown: 3..<4)
    #expect(gone?.map(\.index) == [7])
    #expect(rows.shown.map(\.index) == [3])
    let unchanged = rows.retain(2..<4, shown: 3..<4)
    #expect(unchanged == nil)
    let others = rows.retain(at: [3])
    #expect(others.map(\.index) == [2])
  }
}
