import PlatenContext
import PlatenNavigation
import PlatenTesting
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
    let host = TestGraph(VStack { Tally() }.onTapGesture {})
    #expect(host.graph.controls.map(\.label) == ["tally"])
    host.press("tally")
    #expect(host.lines == ["( tally 1 )"])
  }

  @Test func disablingAViewDisablesItsTapGesture() {
    let host = TestGraph(Text("Add").onTapGesture {}.disabled(true))
    #expect(host.graph.controls.map(\.isEnabled) == [false])
  }

  @Test func aTapAroundALongPressIsAnotherControl() async {
    let screen = Stated("open") { state in
      List {
        VStack {
          Text("Milk")
          Text("edit").onLongPressGesture { state.wrappedValue = "edited" }
        }
        .onTapGesture { state.wrappedValue = "done" }
      }
      Text(state.wrappedValue)
    }
    await expectTranscript(of: screen) {
      """
        Milk
        edit
        open
      > controls
        List                 list    "1–1 of 1"
        "List[1]/Milk edit"  button
        List[1]/edit         button
      > press "Milk edit"
      - open
      + done
      > press edit
      - done
      + edited
      """
    }
  }

  @Test func aLongPressAroundATapHasNoEffect() {
    let host = TestGraph(Text("Ada").onTapGesture {}.onLongPressGesture {})
    #expect(host.graph.controls.map(\.label) == ["Ada"])
  }
}
