import PlatenNavigation
import PlatenTesting
import Testing

/// Gestures that the `press` command performs.
@MainActor
@Suite struct PressGestureTests {
  @Test func pressingAViewPerformsItsTapAndLongPressGestures() async {
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

  @Test func aPressChangesTheValueOfALongPressBeforeItEnds() {
    var events: [String] = []
    let gesture = LongPressGesture().onChanged { events.append("changed to \($0)") }
      .onEnded { _ in events.append("ended") }
    TestGraph(Text("Ada").gesture(gesture)).press("Ada")
    #expect(events == ["changed to true", "ended"])
  }

  @Test func aViewWithoutAPressActionIsNotAControl() {
    let screen = VStack {
      Text("dragged").gesture(DragGesture().onEnded { _ in })
      Text("idle").gesture(TapGesture())
      Text("masked").gesture(TapGesture().onEnded {}, including: .subviews)
    }
    #expect(TestGraph(screen).graph.controls.isEmpty)
  }

  /// A custom gesture composed of a tap.
  private struct Approval: Gesture {
    let approve: () -> Void

    var body: some Gesture<Void> { TapGesture().onEnded { approve() } }
  }

  @Test func aCustomGesturePerformsTheActionOfItsBody() {
    var approved = 0
    let host = TestGraph(Text("Ada").gesture(Approval { approved += 1 }))
    host.press("Ada")
    #expect(approved == 1)
  }

  @Test func maskingAGesturePreservesTheStateOfTheView() {
    let host = TestGraph(
      Stated(true) { isOn in
        Toggle("on", isOn: isOn)
        Tally().gesture(TapGesture().onEnded {}, including: isOn.wrappedValue ? .all : .subviews)
      })
    host.press("tally")
    host.control("on")?.perform(.toggle)
    #expect(host.lines == ["[ ] on", "( tally 1 )"])
  }

  @Test func buttonsPerformOnlySimultaneousAndHighPriorityGestures() {
    var done: [String] = []
    let tap = { (name: String) in TapGesture().onEnded { done.append(name) } }
    let host = TestGraph(
      VStack {
        Button("plain") { done.append("a button") }.gesture(tap("never"))
        Button("both") { done.append("a button") }.simultaneousGesture(tap("beside it"))
        Button("prior") { done.append("never") }.highPriorityGesture(tap("before it"))
        TextField("text", text: .constant("")).highPriorityGesture(tap("never"))
      })
    for name in ["plain", "both", "prior"] { host.press(name) }
    host.control("text")?.perform(.press)
    #expect(done == ["a button", "a button", "beside it", "before it"])
  }

  @Test func aLongPressReportsItsStartAndItsEnd() {
    var told: [Bool] = []
    let host = TestGraph(
      Text("Ada").onLongPressGesture(minimumDuration: 1, pressing: { told.append($0) }, perform: {})
    )
    host.press("Ada")
    #expect(told == [true, false])
  }
}
