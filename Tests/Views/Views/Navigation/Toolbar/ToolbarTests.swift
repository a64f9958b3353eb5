import PlatenNavigation
import PlatenTesting
import Testing

/// The bars above and below pages.
@MainActor
@Suite struct ToolbarTests {
  private struct Note: View {
    @State private var text = "Milk"
    @State private var isSaved = false

    var body: some View {
      NavigationStack {
        TextField("Note", text: $text)
          .navigationTitle("New note")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { text = "" } }
            ToolbarItem(placement: .confirmationAction) {
              Button(isSaved ? "Saved" : "Save") { isSaved = true }.disabled(text.isEmpty)
            }
            ToolbarItemGroup(placement: .bottomBar) {
              Text("\(text.count) characters")
              Tally()
            }
          }
      }
    }
  }

  @Test func toolbarItemsAreShownBesideTheTitleAndBelowThePage() async {
    await expectTranscript(of: Note()) {
      """
        ( Cancel )  New note                                                    ( Save )
        Note [Milk                                  ]
        4 characters  ( tally 0 )
      > controls
        Cancel  button
        Save    button
        Note    text field  "Milk"
        tally   button
      > press Save
      - ( Cancel )  New note                                                    ( Save )
      + ( Cancel )  New note                                                   ( Saved )
      > press tally
      - 4 characters  ( tally 0 )
      + 4 characters  ( tally 1 )
      > press Cancel
      - ( Cancel )  New note                                                   ( Saved )
      + ( Cancel )  New note                                          ( Saved ) disabled
      - Note [Milk                                  ]
      + Note [                                      ]
      - 4 characters  ( tally 1 )
      + 0 characters  ( tally 1 )
      > press Saved
      ! "Saved" is disabled
      """
    }
  }

  @Test func aToolbarWithoutAStackIsShownAboveItsView() {
    let host = TestGraph(
      Stated(0) { count in
        Text("before")
        Text("\(count.wrappedValue)")
          .navigationTitle("unseen")
          .toolbar { Button("Add") { count.wrappedValue += 1 } }
        Text("after")
      })
    #expect(host.lines == ["before", "unseen                           ( Add )", "0", "after"])
    host.press("Add")
    #expect(host.lines == ["before", "unseen                           ( Add )", "1", "after"])
  }

  @Test func aNavigationTitleWithoutAStackOrToolbarIsNotShown() {
    #expect(picture(40) { Text("text").navigationTitle("title") } == "text")
  }

  private struct Marked: View {
    @Environment(\.toolbarMark) private var mark

    var body: some View { Text(mark) }
  }

  @Test func toolbarItemsInheritTheEnvironmentOfTheirToolbar() {
    let shown = picture(40) {
      NavigationStack {
        Text("page").toolbar { Marked() }.environment(\.toolbarMark, "marked")
      }
    }
    #expect(shown == "marked\npage")
  }

  @Test func itemsFromSeveralToolbarsAreShownInOneBar() {
    let shown = picture(60) {
      NavigationStack {
        Text("page")
          .toolbar { Button("One") {} }
          .toolbar {
            ToolbarItem(placement: .navigationBarLeading) { Button("Two") {} }
            if Bool(true) { ToolbarItem { Button("Three") {} } }
          }
          .navigationBarItems(trailing: Button("Four") {})
          .navigationTitle("Title")
          .navigationSubtitle("sub")
      }
    }
    #expect(shown == "( Two )  Title  sub             ( One )  ( Three )  ( Four )\npage")
  }

  @Test func aPrincipalToolbarItemReplacesTheTitle() {
    let shown = picture(60) {
      NavigationStack {
        Text("page")
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .principal) { Text("logo") } }
      }
    }
    #expect(shown == "logo\npage")
  }

  private struct OwnItems: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem { Button("A") {} }
      ToolbarItem(placement: .bottomBar) { Button("B") {} }
    }
  }

  @Test func customToolbarContentShowsItsItems() {
    #expect(
      picture(60) { NavigationStack { Text("page").toolbar { OwnItems() } } }
        == "( A )\npage\n( B )")
  }

  @Test func aPageCanHideItsNavigationBar() {
    func pushed<Inside: View>(_ inside: Inside) -> TestGraph {
      let host = TestGraph(NavigationStack { NavigationLink("In") { inside } })
      host.press("In")
      return host
    }
    let hidden = [
      pushed(Text("inside").navigationTitle("Title").navigationBarHidden(true)),
      pushed(Text("inside").navigationTitle("Title").toolbar(.hidden, for: .navigationBar)),
      pushed(Text("inside").navigationTitle("Title").toolbar(.hidden)),
    ]
    for host in hidden { #expect(host.lines == ["inside"]) }
    let kept = pushed(Text("inside").navigationTitle("Title").navigationBarBackButtonHidden())
    #expect(kept.lines == ["Title", "inside"])
    #expect(kept.graph.controls.isEmpty)
    #expect(kept.graph.layers.last?.dismiss == nil, "dismiss is unavailable like the back button")
  }

  @Test func theSelectedTabProvidesTheNavigationTitle() {
    let host = TestGraph(
      NavigationStack {
        TabView {
          Text("first").navigationTitle("One").tabItem { Text("A") }
          Text("second").navigationTitle("Two").toolbar { Button("Add") {} }.tabItem { Text("B") }
        }
      })
    #expect(host.lines == ["One", "(•) A  ( ) B", "first"])
    host.press("B")
    #expect(host.lines == ["Two                              ( Add )", "( ) A  (•) B", "second"])
    host.press("A")
    #expect(host.lines == ["One", "(•) A  ( ) B", "first"])
  }

  @Test func theNavigationTitleUpdatesWhenItsBindingChanges() async {
    let screen = NavigationStack {
      Stated("Draft") { title in
        TextField("Title", text: title).navigationTitle(title)
      }
    }
    await expectTranscript(of: screen) {
      """
        Draft
        Title [Draft                                 ]
      > set Title Letter
      - Draft
      + Letter
      - Title [Draft                                 ]
      + Title [Letter                                ]
      """
    }
  }

  private struct Row: View {
    @Environment(\.editMode) private var mode

    var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
  }

  @Test func anEditButtonTogglesTheEditModeOfItsPage() {
    let host = TestGraph(NavigationStack { Row().toolbar { EditButton() } })
    #expect(host.lines == ["( Edit )", "reading"])
    host.press("Edit")
    #expect(host.lines == ["( Done )", "editing"])
    host.press("Done")
    #expect(host.lines == ["( Edit )", "reading"])
    #expect(picture(40) { EditButton() } == "( Edit ) disabled")
  }

  private struct Found: View {
    @State private var query = ""
    @State private var sent = ""

    var body: some View {
      NavigationStack {
        Results(names: ["Apple", "Pear"].filter { query.isEmpty || $0.contains(query) })
          .navigationTitle("Fruits")
          .searchable(text: $query, prompt: "a name")
          .onSubmit(of: .search) { sent = query }
      }
      Text(sent)
    }
  }

  private struct Results: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      Text(isSearching ? "found" : "all")
      ForEach(names, id: \.self) { Text($0) }
    }
  }

  @Test func aSearchablePageShowsASearchFieldBelowItsTitle() async {
    await expectTranscript(of: Found()) {
      """
        Fruits
        Search [(a name)                              ]
        all
        Apple
        Pear
      > set Search Pe
      - Search [(a name)                              ]
      + Search [Pe                                    ]
      - all
      + found
      - Apple
      > submit Search
      + Pe
      """
    }
  }

  private struct Draft: View {
    private struct Count: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }

    @State private var isDirty = false

    var body: some View {
      VStack(alignment: .leading) {
        Count()
        Toggle("dirty", isOn: $isDirty)
      }
      .toolbar {
        if isDirty { ToolbarItem { Button("Save") { isDirty = false } } }
      }
    }
  }

  @Test func aViewKeepsItsStateWhenItemsAreAddedToItsToolbar() async {
    await expectTranscript(of: Draft()) {
      """
        ( count 0 )
        [ ] dirty
      > press "count 0"
      - ( count 0 )
      + ( count 1 )
      > toggle dirty
      + ( Save )
      - [ ] dirty
      + [x] dirty
      > press Save
      - ( Save )
      - [x] dirty
      + [ ] dirty
      """
    }
  }
}

extension EnvironmentValues {
  fileprivate var toolbarMark: String {
    get { self[ToolbarMarkKey.self] }
    set { self[ToolbarMarkKey.self] = newValue }
  }
}

private struct ToolbarMarkKey: EnvironmentKey {
  static let defaultValue = "unmarked"
}
