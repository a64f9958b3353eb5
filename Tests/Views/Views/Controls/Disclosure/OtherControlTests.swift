import PlatenContext
import PlatenNavigation
import PlatenTesting
import Testing

/// Collapsible sections and scene storage.
@MainActor
@Suite struct OtherControlTests {
  @Test func togglingASectionCollapsesIt() async {
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

  @Test func viewsInASessionShareSceneStorage() async {
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
