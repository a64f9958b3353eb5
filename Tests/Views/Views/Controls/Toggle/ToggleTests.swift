import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ToggleTests {
  @Test func togglingAToggleUpdatesItsBinding() async {
    let screen = Stated(false) { isOn in
      Toggle("Notify me", isOn: isOn)
      Text(isOn.wrappedValue ? "You will hear from us." : "")
    }
    await expectTranscript(of: screen) {
      """
        [ ] Notify me
      > toggle "Notify me"
      - [ ] Notify me
      + [x] Notify me
      + You will hear from us.
      > controls
        "Notify me"  toggle  "on"
      > toggle "Notify me"
      - [x] Notify me
      + [ ] Notify me
      - You will hear from us.
      > press "Notify me"
      ! cannot press "Notify me": it is a toggle; use toggle "Notify me"
      """
    }
  }

  @Test func aToggleStartsInTheLabelColumnOfAForm() {
    let shown = picture(40) {
      Form {
        TextField("Name", text: .constant("Ada"))
        Toggle("Notify me of everything", isOn: .constant(true))
        Toggle("Locked", isOn: .constant(false)).disabled(true)
      }
    }
    #expect(
      shown == """
        Name  [Ada                             ]
        [x] Notify me of everything
        [ ] Locked (disabled)
        """)
  }

  @Test func aLongLabelWrapsNextToTheBox() {
    let toggle = Toggle("Notify me of everything", isOn: .constant(true))
    #expect(picture(20) { toggle } == "[x] Notify me of\n    everything")
    #expect(
      picture(14) { toggle.disabled(true) } == "[x] Notify me\n    of\n    everything\n  (disabled)"
    )
  }

  @Test func theLabelOfAToggleCanBeAnyView() {
    let host = TestGraph(
      Toggle(isOn: .constant(true)) {
        Text("Wi-Fi").bold()
        Text("as far as there is any")
      })
    #expect(host.picture == "[x] Wi-Fi\n    as far as there is any")
    #expect(host.graph.controls.map(\.label) == ["Wi-Fi as far as there is any"])
  }

  @Test func aToggleWithoutALabelShowsOnlyItsBox() {
    #expect(picture(20) { Toggle("", isOn: .constant(false)) } == "[ ]")
  }

  @Test func aToggleUpdatesWhenItsBindingChanges() {
    let host = TestGraph(
      Stated(false) { isOn in
        Button("All") { isOn.wrappedValue = true }
        Toggle("One", isOn: isOn)
      })
    host.press("All")
    #expect(host.lines == ["( All )", "[x] One"])
  }
}
