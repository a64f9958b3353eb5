import Platen
import Testing

@testable import PlatenSession

@MainActor
@Suite struct FrameOutputTests {
  @Test func onlyABlockWithDifferentLinesCountsAsAChange() {
    let output = FrameOutput()
    let block = Block([Line("a")], origin: NodeID(1))
    output.begin(with: block)
    let changes = [block, Block([Line("b")], origin: NodeID(1))].map { output.endTurn(with: $0) }
    #expect(changes == [false, true])
    #expect(output.turns == 2)
    #expect(output.screen.lines == ["b"])
  }

  @Test func subscribersReceiveEachChange() {
    let output = FrameOutput()
    var changes = 0
    output.sendChange()
    let subscription = output.changes.sink { changes += 1 }
    output.sendChange()
    output.sendChange()
    subscription.cancel()
    output.sendChange()
    #expect(changes == 2)
  }
}
