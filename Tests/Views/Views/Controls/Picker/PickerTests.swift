import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct PickerTests {
  private enum Endpoint: Int, CaseIterable, Identifiable {
    case nowPlaying, popular, upcoming, topRated
    var id: Self { self }
    var title: String { ["Now Playing", "Popular", "Upcoming", "Top Rated"][rawValue] }
  }

  private func picker(_ selection: Binding<Int>) -> some View {
    Picker("Endpoint", selection: selection) {
      ForEach(Endpoint.allCases) { Text($0.title).tag($0.rawValue) }
    }
  }

  @Test func pickingAnOptionSelectsIt() async {
    await expectTranscript(of: Stated(2) { picker($0).pickerStyle(.segmented) }) {
      """
        Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
      > pick Endpoint "Top Rated"
      - Endpoint ( ) Now Playing  ( ) Popular  (•) Upcoming  ( ) Top Rated
      + Endpoint ( ) Now Playing  ( ) Popular  ( ) Upcoming  (•) Top Rated
      > pick Endpoint Populr
      ! cannot pick "Endpoint": no option "Populr"; did you mean "Popular"?
      > pick Endpoint Foo
      ! cannot pick "Endpoint": no option "Foo"; available: "Now Playing", "Popular", "Upcoming", "Top Rated"
      > controls
        Endpoint  picker  "Top Rated"
      """
    }
  }

  @Test func aMenuPickerShowsTheSelectedOption() async {
    await expectTranscript(of: Stated(2) { picker($0) }) {
      """
        Endpoint [Upcoming ▾]
      > pick Endpoint Popular
      - Endpoint [Upcoming ▾]
      + Endpoint [Popular ▾]
      """
    }
  }

  @Test func anInlinePickerListsOptionsOnSeparateLines() async {
    await expectTranscript(of: Form { Stated(2) { picker($0).pickerStyle(.inline) } }) {
      """
        Endpoint  ( ) Now Playing
                  ( ) Popular
                  (•) Upcoming
                  ( ) Top Rated
      > pick Endpoint Popular
      -           ( ) Popular
      +           (•) Popular
      -           (•) Upcoming
      +           ( ) Upcoming
      """
    }
  }

  @Test func aSegmentedPickerWrapsBetweenOptions() {
    let segmented = picker(.constant(2)).pickerStyle(.segmented)
    #expect(
      picture(36) { segmented } == """
        Endpoint ( ) Now Playing
                 ( ) Popular  (•) Upcoming
                 ( ) Top Rated
        """)
    #expect(
      picture(20) { segmented.disabled(true) } == """
        Endpoint (disabled)
          ( ) Now Playing
          ( ) Popular
          (•) Upcoming
          ( ) Top Rated
        """)
  }

  @Test func theDefaultTagOfAPickerOptionIsTheIDOfItsElement() {
    let host = TestGraph(
      Stated(Endpoint.popular) { selection in
        Picker(selection: selection) {
          ForEach(Endpoint.allCases) { Text($0.title) }
        } label: {
          Text("Endpoint")
        }
        Text("\(selection.wrappedValue)")
      })
    #expect(host.lines == ["Endpoint [Popular ▾]", "popular"])
    host.control("Endpoint")?.perform(.pick("Upcoming"))
    #expect(host.lines == ["Endpoint [Upcoming ▾]", "upcoming"])
  }

  @Test func aPickerSelectionCanBeOptional() {
    let host = TestGraph(
      Stated(Int?.none) { selection in
        Picker("Size", selection: selection) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Picker("Other", selection: selection) {
          Text("None").tag(Int?.none)
          Text("Small").tag(Int?.some(1))
          Text("Not an optional").tag(2, includeOptional: false)
        }
      })
    #expect(host.lines == ["Size [▾]", "Other [None ▾]"])
    host.control("Size")?.perform(.pick("Small"))
    #expect(host.lines == ["Size [Small ▾]", "Other [Small ▾]"])
    host.control("Other")?.perform(.pick("None"))
    #expect(host.lines == ["Size [▾]", "Other [None ▾]"])
    let error = host.control("Other")?.perform(.pick("Not an optional"))
    #expect(error == .noOption("Not an optional", options: ["None", "Small"]))
    #expect(host.warnings == [])
  }

  @Test func aPickerReportsTagsOfTheWrongType() {
    let host = TestGraph(
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag("1")
        Text("Large")
      })
    #expect(host.lines == ["Size [▾]"])
    #expect(
      host.warnings == [
        "Picker \"Size\": no option has the tag 1 of type Int; tag each option with a value of this type"
      ])
  }

  @Test func aPickerShowsChangedOptions() {
    let host = TestGraph(
      Stated(["Small"]) { sizes in
        Button("More") { sizes.wrappedValue.append("Large") }
        Button("Other") { sizes.wrappedValue[0] = "Tiny" }
        Picker("Size", selection: .constant(0)) {
          ForEach(Array(sizes.wrappedValue.enumerated()), id: \.offset) { Text($0.element) }
        }
        .pickerStyle(.segmented)
      })
    host.press("More")
    #expect(host.lines.last == "Size (•) Small  ( ) Large")
    host.press("Other")
    #expect(host.lines.last == "Size (•) Tiny  ( ) Large")
    #expect(host.control("Size")?.options == ["Tiny", "Large"])
  }
}
