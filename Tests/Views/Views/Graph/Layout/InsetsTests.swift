import PlatenLines
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct InsetsTests {
  private let block = Block([Line("a"), Line("b")], origin: NodeID(1))

  @Test func insetsSurroundTheBlockWithEmptySpace() {
    var cache = InsetCache()
    let insets = Insets(top: 1, leading: 2, bottom: 1, width: 9)
    let inset = cache.block(block, with: insets) { NodeID(2) }
    #expect(inset.lines.map(\.text) == ["", "  a", "  b", ""])
    #expect(inset.width == 9)
  }

  @Test func zeroInsetsReturnTheSameBlock() {
    var cache = InsetCache()
    #expect(cache.block(block, with: Insets()) { NodeID(2) }.isIdentical(to: block))
  }

  @Test func theCacheReusesTheResultForEqualInsets() {
    var cache = InsetCache()
    let first = cache.block(block, with: Insets(leading: 2)) { NodeID(2) }
    let second = cache.block(block, with: Insets(leading: 2)) { NodeID(2) }
    #expect(second.isIdentical(to: first))
    let third = cache.block(block, with: Insets(leading: 3)) { NodeID(2) }
    #expect(third.lines.map(\.text) == ["   a", "   b"])
  }
}
