import PlatenNavigation
import Testing

@MainActor
@Suite struct FixedSizeTests {
  @Test func disablingFixedSizePreservesTheStateOfTheView() {
    let host = TestGraph(
      width: 20,
      Stated(true) { isFixed in
        HStack {
          Tally("a long name").fixedSize(horizontal: isFixed.wrappedValue, vertical: true)
          Text("some words")
        }
        Toggle("fixed", isOn: isFixed)
      })
    host.press("a long name")
    #expect(host.picture.contains("1 )"))
    host.control("fixed")?.perform(.toggle)
    #expect(host.picture.contains("1 )"))
  }
}
