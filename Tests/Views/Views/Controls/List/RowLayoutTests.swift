import PlatenLines
import PlatenNavigation
import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct RowLayoutTests {
  private struct Plain: RowLayout {
    var title: String { "Plain" }
  }

  private func block(_ text: String) -> Block { Block([Line(text)], origin: NodeID(1)) }

  /// The rows a and b between markers, in the specified number of lines.
  private func lines(_ height: Int) -> [String] {
    Plain().arranged(
      [block("a"), block("b")], first: block("^"), last: block("v"),
      in: Proposal(width: 9, height: height)
    ).lines.map(\.text)
  }

  @Test func aLineOfARowTakesPrecedenceOverTheMarkers() {
    #expect(lines(4) == ["^", "a", "b", "v"])
    #expect(lines(3) == ["^", "a", "v"])
    #expect(lines(2) == ["a", "v"])
    #expect(lines(1) == ["a"])
  }

  @Test func aViewportIsAsHighAsProposed() {
    #expect(Plain().room(in: Proposal(width: 9, height: 3), lines: 20) == 3)
    #expect(Plain().room(in: Proposal(width: 9), lines: 20) == 20)
  }
}
