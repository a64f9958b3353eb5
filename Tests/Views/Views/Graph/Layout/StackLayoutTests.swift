import PlatenLines
import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct StackLayoutTests {
  private let block = Block([Line("abc")], origin: NodeID(1))

  @Test func aBlockInAStackIsAlignedWithinTheSpan() {
    let stack = StackLayout(
      proposal: Proposal(width: 20), spacing: 1, alignment: .trailing, span: 10)
    #expect(stack.insets(around: block) == Insets(top: 1, leading: 7))
  }

  @Test func aBlockInAStackWithoutASpanIsNotAligned() {
    let stack = StackLayout(proposal: Proposal(width: 20), alignment: .trailing)
    #expect(stack.insets(around: block) == Insets())
  }
}
