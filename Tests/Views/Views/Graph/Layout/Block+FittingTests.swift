import PlatenLines
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct BlockFittingTests {
  private func fitted(_ lines: String..., to height: Int) -> [String] {
    Block(lines.map { Line($0) }, origin: NodeID(1)).fitted(to: height).lines.map(\.text)
  }

  @Test func blankLinesAreRemovedBeforeTextIsTruncated() {
    #expect(fitted("", "a", "b", "", to: 2) == ["a", "b"])
    #expect(fitted("", "", "a", to: 2) == ["", "a"])
  }

  @Test func overflowingTextIsTruncatedAtTheEnd() {
    #expect(fitted("", "a", "b", "c", to: 2) == ["a", "b"])
    #expect(fitted("a", to: 5) == ["a"])
  }

  @Test func aLineThatContainsOnlySpacesIsBlank() {
    #expect(Line("  ").isBlank)
    #expect(!Line(" x").isBlank)
  }
}
