import PlatenViews
import Testing

@MainActor
@Suite struct FixedSizeTests {
  @Test func aViewKeepsItsStateWhenItsSizeIsFixedNoMore() {
    let stage = TestHost(
      width: 20,
      Stated(true) { isFixed in
        HStack {
          Tally("a long name").fixedSize(horizontal: isFixed.wrappedValue, vertical: true)
          Text("some words")
        }
        Toggle("fixed", isOn: isFixed)
      })
    stage.press("a long name")
    #expect(stage.picture.contains("1 )"))
    stage.control("fixed")?.perform(.toggle)
    #expect(stage.picture.contains("1 )"))
  }
}
