import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct SearchSuggestionsTests {
  @Test func suggestionsAppearBelowTheFieldAndCompleteItsText() async {
    let screen = Stated("") { query in
      Text("found: \(query.wrappedValue)")
        .searchable(text: query)
        .searchSuggestions {
          ForEach(["Sencha", "Assam"], id: \.self) { Text($0).searchCompletion($0) }
        }
    }
    await expectTranscript(of: screen, width: 30) {
      """
        Search [                     ]
        found:
      > set Search S
      - Search [                     ]
      + Search [S                    ]
      + Sencha
      + Assam
      - found:
      + found: S
      > press Sencha
      - Search [S                    ]
      + Search [Sencha               ]
      - Sencha
      - Assam
      - found: S
      + found: Sencha
      """
    }
  }

  @Test func aPromptIsTextOrAString() {
    let name = "Ada"
    let shown = picture(30) {
      Text("1").searchable(text: .constant(""), prompt: "A name") { Text("none") }
      Text("2").searchable(text: .constant(""), prompt: name) { Text("none") }
      Text("3").searchable(text: .constant(""), isPresented: .constant(true), prompt: "A place")
      Text("4").searchable(text: .constant(""), isPresented: .constant(true), prompt: name)
    }
    #expect(
      shown.matches(of: /Search \[\((.*?)\)/).map { String($0.1) }
        == ["A name", name, "A place", name])
  }

  @Test func aSearchCanBePresentedWithoutText() async {
    let screen = Stated(true) { isPresented in
      SearchState().searchable(text: .constant(""), isPresented: isPresented)
    }
    await expectTranscript(of: screen, width: 30) {
      """
        Search [                     ]
        searching
        ( Cancel )
      > press Cancel
      - searching
      + idle
      """
    }
  }
}

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(isSearching ? "searching" : "idle")
    Button("Cancel") { dismissSearch() }
  }
}
