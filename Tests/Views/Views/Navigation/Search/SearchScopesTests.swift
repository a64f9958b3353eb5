import PlatenNavigation
import PlatenTesting
import Testing

/// Search fields with their scopes and environment.
@MainActor
@Suite struct SearchScopesTests {
  private struct Search: View {
    @State private var query = ""
    @State private var scope = "title"

    var body: some View {
      NavigationStack {
        Found()
          .navigationTitle("Movies")
          .searchable(text: $query)
          .searchScopes($scope) {
            Text("title").tag("title")
            Text("cast").tag("cast")
          }
      }
    }
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      if isSearching { Button("Stop") { dismissSearch() } }
    }
  }

  @Test func aSearchShowsItsScopesAndItsContentCanDismissIt() async {
    await expectTranscript(of: Search(), width: 40) {
      """
        Movies
        Search [                               ]
        Scope (•) title  ( ) cast
      > pick Scope cast
      - Scope (•) title  ( ) cast
      + Scope ( ) title  (•) cast
      > set Search ada
      - Search [                               ]
      + Search [ada                            ]
      + ( Stop )
      > press Stop
      - Search [ada                            ]
      + Search [                               ]
      - ( Stop )
      """
    }
  }
}
