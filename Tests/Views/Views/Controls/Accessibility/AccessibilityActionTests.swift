import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct AccessibilityActionTests {
  /// The rating of `Documentation/Accessible.md`, which can also be pressed.
  private struct Rating: View {
    @State private var rating = 2
    @State private var isSaved = false

    @ViewBuilder
    var body: some View {
      HStack {
        ForEach(1...5, id: \.self) { Text($0 <= rating ? "★" : "☆") }
      }
      .accessibilityElement()
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating = min(rating + 1, 5)
        case .decrement: rating = max(rating - 1, 0)
        }
      }
      .accessibilityAction { isSaved = true }
      if isSaved { Text("saved") }
    }
  }

  @Test func commandsRunTheActionsOfACustomView() async {
    await expectTranscript(of: Rating()) {
      """
        ★ ★ ☆ ☆ ☆
      > increment Rating
      - ★ ★ ☆ ☆ ☆
      + ★ ★ ★ ☆ ☆
      > controls
        Rating  stepper  "3 of 5"
      > press Rating
      + saved
      > decrement Rating
      - ★ ★ ★ ☆ ☆
      + ★ ★ ☆ ☆ ☆
      > toggle Rating
      ! cannot toggle "Rating": it is a stepper; use press Rating, increment Rating or decrement Rating
      """
    }
  }

  @Test func keysRunTheActionsOfAFocusedCustomView() async {
    await expectTranscript(of: Rating()) {
      """
        ★ ★ ☆ ☆ ☆
      > key tab
      > key right
      - ★ ★ ☆ ☆ ☆
      + ★ ★ ★ ☆ ☆
      > key down
      - ★ ★ ★ ☆ ☆
      + ★ ★ ☆ ☆ ☆
      > key return
      + saved
      """
    }
  }

  @Test func theValueOfACustomViewIsSpoken() async {
    await expectTranscript(of: Rating(), isSpoken: true) {
      """
      stepper Rating: 2 of 5
      > increment Rating
      stepper Rating: 3 of 5
      """
    }
  }

  @Test func modifiersInsideAndOutsideTheActionDescribeTheControl() {
    let host = TestGraph(
      VStack {
        Text("a").accessibilityIdentifier("inside").accessibilityAction {}
        Text("b").accessibilityAction {}.accessibilityIdentifier("outside")
        Text("c").keyboardShortcut("k").accessibilityAction {}
        Text("d").accessibilityAction {}.disabled(true)
      })
    let controls = host.graph.controls
    #expect(controls.map(\.label) == ["a", "b", "c", "d"])
    #expect(controls.map(\.identifier) == ["inside", "outside", nil, nil])
    #expect(controls.map { $0.shortcut?.key } == [nil, nil, "k", nil])
    #expect(controls.map(\.isEnabled) == [true, true, true, false])
    #expect(controls.map(\.role) == [.button, .button, .button, .button])
  }

  @Test func anActionReplacesThatOfTheControlThatItModifies() {
    var calls: [String] = []
    let host = TestGraph(
      VStack {
        Button("button") { calls.append("button") }.padding()
          .accessibilityAction { calls.append("action") }
        Text("tap").onTapGesture { calls.append("tap") }
          .accessibilityAdjustableAction { calls.append("\($0)") }
        Stepper("stepper", value: .constant(1), in: 0...9)
          .accessibilityAdjustableAction { calls.append("\($0)") }
      })
    #expect(host.graph.controls.map(\.label) == ["button", "tap", "stepper"])
    host.press("button")
    host.press("tap")
    host.control("tap")?.perform(.increment)
    host.control("stepper")?.perform(.decrement)
    #expect(calls == ["action", "tap", "increment", "decrement"])
  }

  @Test func theStepsToTheEndsOfASliderRemainThoseOfTheSlider() async {
    let screen = Stated(5.0) { value in
      Slider(value: value, in: 0...10, step: 1) { Text("Volume") }
        .accessibilityAdjustableAction { _ in value.wrappedValue = 7 }
      Text("\(Int(value.wrappedValue))")
    }
    let host = TestGraph(screen)
    host.control("Volume")?.perform(.increment)
    #expect(host.lines.last == "7")
    host.control("Volume")?.perform(.step(ValueStep(isUp: true, size: .whole)))
    #expect(host.lines.last == "10")
  }

  @Test func aViewOfSeveralControlsIsAControlBesideThem() async {
    let screen = Stated(1) { stars in
      HStack {
        ForEach(1...3, id: \.self) { star in
          Text(star <= stars.wrappedValue ? "*" : ".").onTapGesture { stars.wrappedValue = star }
            .accessibilityLabel("\(star) stars")
        }
      }
      .accessibilityAdjustableAction { stars.wrappedValue += $0 == .increment ? 1 : -1 }
      .accessibilityIdentifier("Rating")
    }
    await expectTranscript(of: screen) {
      """
        * . .
      > press "3 stars"
      - * . .
      + * * *
      > decrement Rating
      - * * *
      + * * .
      """
    }
  }

  @Test func aTapGestureIsAddedToAViewWithoutAPress() {
    var taps = 0
    let host = TestGraph(
      Text("Rating").accessibilityAdjustableAction { _ in }.onTapGesture { taps += 1 })
    host.press("Rating")
    #expect(taps == 1)
  }

  @Test func actionsOfOtherKindsAreInvisibleButtons() async {
    let screen = Stated("open") { state in
      Text(state.wrappedValue)
        .accessibilityAction(.escape) { state.wrappedValue = "closed" }
        .accessibilityAction(.magicTap) { state.wrappedValue = "playing" }
    }
    await expectTranscript(of: screen) {
      """
        open
      > press Escape
      - open
      + closed
      > press "Magic Tap"
      - closed
      + playing
      """
    }
  }
}
