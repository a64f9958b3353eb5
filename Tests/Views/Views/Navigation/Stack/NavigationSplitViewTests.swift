import PlatenNavigation
import PlatenTesting
import Testing

/// Columns, each of which shows the selection of the one before.
@MainActor
@Suite struct NavigationSplitViewTests {
  private struct Movies: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(["Alien", "Brazil"], id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
          .navigationTitle("Movies")
      } detail: {
        Text(chosen.map { "about \($0)" } ?? "Choose a movie")
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  @Test func pressingALinkInASplitViewSelectsItsRow() async {
    await expectTranscript(of: Movies().frame(width: 160, alignment: .leading)) {
      """
        Movies
          Alien ›
          Brazil ›
        ────────────────────
        Choose a movie
      > press Brazil
      -   Brazil ›
      + * Brazil ›
      - Choose a movie
      + about Brazil
      > select List 1
      -   Alien ›
      + * Alien ›
      - * Brazil ›
      +   Brazil ›
      - about Brazil
      + about Alien
      """
    }
  }
}
