import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct HiddenActionsTests {
  @Test func anAccessibilityActionIsNotShownButCanBePressed() async {
    let screen = Stated(["one", "two"]) { notes in
      List {
        ForEach(notes.wrappedValue, id: \.self) { note in
          Text(note).accessibilityAction(named: "Archive") {
            notes.wrappedValue.removeAll { $0 == note }
          }
        }
      }
    }
    await expectTranscript(of: screen) {
      """
        one
        two
      > press List[2]/Archive
      - two
      """
    }
  }

  @Test func aViewCanDeclareSeveralAccessibilityActions() {
    let host = TestGraph(
      Text("note").accessibilityActions {
        Button("Archive") {}
        Button("Delete") {}
      })
    #expect(host.lines == ["note"])
    #expect(host.graph.controls.map(\.label) == ["Archive", "Delete"])
  }
}
