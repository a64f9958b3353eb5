import PlatenReactive
import PlatenTesting
import PlatenViews
import Testing

@MainActor
@Suite struct TapGestureTests {
  @Test func aTappableViewIsNamedAfterItsText() async {
    let screen = Stated(0) { count in
      HStack {
        Text("Add")
        Text("one").bold()
      }
      .onTapGesture { count.wrappedValue += 1 }
      Text("\(count.wrappedValue)").onLongPressGesture { count.wrappedValue = 0 }
    }
    await expectTranscript(of: screen) {
      """
        Add one
        0
      > press "Add one"
      - 0
      + 1
      > controls
        "Add one"  button
        1          button
      > press 1
      - 1
      + 0
      """
    }
  }

  @Test func aTapGestureDoesNotReplaceTheControlsInItsView() {
    let host = TestHost(VStack { Tally() }.onTapGesture {})
    #expect(host.graph.controls.map(\.label) == ["tally"])
    host.press("tally")
    #expect(host.lines == ["( tally 1 )"])
  }

  @Test func disablingAViewDisablesItsTapGesture() {
    let host = TestHost(Text("Add").onTapGesture {}.disabled(true))
    #expect(host.graph.controls.map(\.isEnabled) == [false])
  }
}
