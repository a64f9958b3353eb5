import PlatenNavigation
import Testing

@MainActor
@Suite struct AnyLayoutTests {
  @Test func switchingTheLayoutRetainsTheStateOfTheViews() {
    let host = TestGraph(
      width: 40,
      Stated(true) { isRow in
        let layout =
          isRow.wrappedValue
          ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
        layout {
          Tally("tally")
          Text("end")
        }
        Button("switch") { isRow.wrappedValue.toggle() }
      })
    host.press("tally")
    #expect(host.picture == "( tally 1 ) end\n( switch )")
    host.press("switch")
    #expect(host.picture == "( tally 1 )\nend\n( switch )")
  }
}
