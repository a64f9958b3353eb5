import PlatenReactive
import PlatenTesting
import PlatenViews
import Testing

/// Taps, boxes, groups, sections that fold, and values that a session keeps.
@MainActor
@Suite struct OtherControlTests {
  @Test func aTappedViewIsPressedByItsText() async {
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

  @Test func aTapDoesNotStandBeforeTheControlsInAView() {
    let host = TestHost(VStack { Tally() }.onTapGesture {})
    #expect(host.graph.controls.map(\.label) == ["tally"])
    host.press("tally")
    #expect(host.lines == ["( tally 1 )"])
  }

  @Test func aTapInADisabledViewIsDisabled() {
    let host = TestHost(Text("Add").onTapGesture {}.disabled(true))
    #expect(host.graph.controls.map(\.isEnabled) == [false])
  }

  @Test func boxesAndGroupsHaveTheirLabels() {
    #expect(
      picture(40) {
        GroupBox("Terms") {
          Text("No refunds.")
          Toggle("I agree", isOn: .constant(true))
        }
      } == "Terms\n  No refunds.\n  [x] I agree")
    #expect(
      picture(40) {
        ControlGroup {
          Button("Cut") {}
          Button("Copy", systemImage: "doc") {}
        }
      } == "( Cut ) ( Copy )")
  }

  @Test func aSectionFolds() async {
    let screen = Stated(true) { isExpanded in
      Form {
        Section("More", isExpanded: isExpanded) { Text("row") }
        Text("after")
      }
    }
    await expectTranscript(of: screen) {
      """
        [-] More
        row
        
        after
      > toggle More
      - [-] More
      + [+] More
      - row
      """
    }
  }

  private struct Kept: View {
    @SceneStorage("count") private var count = 1
    @SceneStorage("name") private var name: String?

    var body: some View {
      Button("Add") {
        count += 1
        name = "n\(count)"
      }
      Text("\(count) \(name ?? "none")")
    }
  }

  @Test func viewsOfASessionShareWhatTheSceneKeeps() async {
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Kept()
        Kept()
      }
    ) {
      """
        ( Add )
        1 none
        ( Add )
        1 none
      > press Add
      - 1 none
      + 2 n2
      - 1 none
      + 2 n2
      """
    }
  }
}
