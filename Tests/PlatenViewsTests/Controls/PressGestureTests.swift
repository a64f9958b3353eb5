import PlatenTesting
import PlatenViews
import Testing

/// Gestures that a press stands for.
@MainActor
@Suite struct PressGestureTests {
  @Test func aTapAndALongPressArePresses() async {
    let screen = Stated("") { said in
      Text("Ada").gesture(TapGesture(count: 2).onEnded { said.wrappedValue += "a" })
      Text("Bea").simultaneousGesture(
        LongPressGesture(minimumDuration: 1).onEnded { said.wrappedValue += "\($0)" })
      Text("Cyd").highPriorityGesture(
        TapGesture().onEnded { said.wrappedValue += "c" }.onEnded { said.wrappedValue += "d" })
      Text(said.wrappedValue)
    }
    await expectTranscript(of: screen) {
      """
        Ada
        Bea
        Cyd
      > press Ada
      + a
      > press Bea
      - a
      + atrue
      > press Cyd
      - atrue
      + atruecd
      """
    }
  }

  @Test func aViewWithoutSuchAGestureIsNoControl() {
    let screen = VStack {
      Text("dragged").gesture(DragGesture().onEnded { _ in })
      Text("idle").gesture(TapGesture())
      Text("masked").gesture(TapGesture().onEnded {}, including: .subviews)
    }
    #expect(Stage(screen).graph.controls.isEmpty)
  }

  @Test func aLongPressTellsThatItIsPressed() {
    var told: [Bool] = []
    let stage = Stage(
      Text("Ada").onLongPressGesture(minimumDuration: 1, pressing: { told.append($0) }, perform: {})
    )
    stage.press("Ada")
    #expect(told == [true, false])
  }
}
