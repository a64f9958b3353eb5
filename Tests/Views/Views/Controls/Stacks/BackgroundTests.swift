import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct BackgroundTests {
  @Test func aBackgroundColorIsAsWideAsItsView() {
    let host = TestGraph(Text("a\nlonger").background(.red))
    #expect(host.lines == ["a     ", "longer"])
    #expect(host.graph.block.lines.allSatisfy { $0.runs.map(\.style.background) == [.red] })
  }
}
