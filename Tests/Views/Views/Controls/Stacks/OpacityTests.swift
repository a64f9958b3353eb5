import PlatenLines
import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct OpacityTests {
  @Test func aTransparentViewOccupiesItsLinesAndHasNoControls() async {
    let screen = Stated(false) { isSaved in
      Text("Saved").opacity(isSaved.wrappedValue ? 1 : 0)
      Button("Save") { isSaved.wrappedValue = true }
      Stated(0) { count in Button("\(count.wrappedValue)") { count.wrappedValue += 1 } }
        .opacity(isSaved.wrappedValue ? 1 : 0)
    }
    await expectTranscript(of: screen) {
      """
        
        ( Save )
        
      > press 0
      ! no control "0"; available: "Save"
      > press Save
      - 
      + Saved
      - 
      + ( 0 )
      """
    }
  }

  @Test func aTranslucentViewIsMuted() {
    let host = TestGraph(Text("a").opacity(0.5))
    #expect(host.graph.block.lines.flatMap(\.runs).map(\.style) == [.muted])
    #expect(
      TestGraph(Text("a").opacity(1)).graph.block.lines.flatMap(\.runs).map(\.style) == [.plain])
  }
}
