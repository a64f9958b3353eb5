import PlatenNavigation
import Testing

@MainActor
@Suite struct SafeAreaTests {
  @Test func aSafeAreaInsetIsPlacedAtItsEdge() {
    let shown = picture(20) {
      Text("middle")
        .safeAreaInset(edge: .bottom, alignment: .leading) { Text("below") }
        .safeAreaInset(edge: .top, alignment: .leading) { Text("above") }
        .safeAreaInset(edge: .trailing, alignment: .top) { Text("beside") }
    }
    #expect(shown == "above  beside\nmiddle\nbelow")
  }
}
