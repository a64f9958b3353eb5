import PlatenLines
import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct BlockRowTests {
  private func lines(_ columns: [Line]..., alignment: VerticalAlignment) -> [String] {
    BlockRow(columns.map { (width: 3, block: Block($0, origin: NodeID(1))) })
      .block(spacing: 1, alignment: alignment, origin: NodeID(2)).lines.map(\.text)
  }

  @Test func blocksAreJoinedSideBySide() {
    #expect(lines(["a", "b"], ["c", "d"], alignment: .top) == ["a   c", "b   d"])
  }

  @Test func aShorterBlockIsAlignedVertically() {
    #expect(lines(["a", "b", "c"], ["d"], alignment: .top) == ["a   d", "b", "c"])
    #expect(lines(["a", "b", "c"], ["d"], alignment: .bottom) == ["a", "b", "c   d"])
  }
}
