import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct TabViewTests {
  @Test func selectingATabShowsItsContent() async {
    let screen = Stated(0) { appearances in
      TabView {
        Stated("") { TextField("To", text: $0) }
          .tabItem { Label("Inbox", systemImage: "tray") }
          .badge(3)
        Text("nothing sent")
          .onAppear { appearances.wrappedValue += 1 }
          .onDisappear { appearances.wrappedValue -= 10 }
          .tabItem { Text("Sent") }
      }
      Text("\(appearances.wrappedValue)")
    }
    await expectTranscript(of: screen) {
      """
        (•) Inbox (3)  ( ) Sent
        To [                                      ]
        0
      > set To Ada
      - To [                                      ]
      + To [Ada                                   ]
      > press Sent
      - (•) Inbox (3)  ( ) Sent
      + ( ) Inbox (3)  (•) Sent
      - To [Ada                                   ]
      + nothing sent
      - 0
      + 1
      > press Inbox
      - ( ) Inbox (3)  (•) Sent
      + (•) Inbox (3)  ( ) Sent
      - nothing sent
      + To [Ada                                   ]
      - 1
      + -9
      > controls
        Inbox  tab         "shown"
        Sent   tab
        To     text field  "Ada"
      """
    }
  }

  @Test func pressingTheSelectedTabReturnsToTheRootOfItsNavigationStack() async {
    let screen = Stated([1]) { path in
      TabView {
        NavigationStack(path: path) {
          NavigationLink("General", value: 2)
            .navigationTitle("Options")
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .tabItem { Text("Settings") }
        NavigationStack { NavigationLink("About") { Text("1.0") } }
          .tabItem { Text("Help") }
      }
      Text("path \(path.wrappedValue)")
    }
    await expectTranscript(of: screen) {
      """
        (•) Settings  ( ) Help
        ( ‹ Options )
        page 1
        path [1]
      > press Help
      - (•) Settings  ( ) Help
      + ( ) Settings  (•) Help
      - ( ‹ Options )
      - page 1
      + ( About › )
      > press About
      - ( About › )
      + ( ‹ Back )
      + 1.0
      > press Help
      - ( ‹ Back )
      - 1.0
      + ( About › )
      > press Settings
      - ( ) Settings  (•) Help
      + (•) Settings  ( ) Help
      - ( About › )
      + ( ‹ Options )
      + page 1
      > press Settings
      - ( ‹ Options )
      - page 1
      + Options
      + ( General › )
      - path [1]
      + path []
      """
    }
  }

  @Test func anImageBesideATitleIsNotDisplayed() async {
    let screen = TabView {
      Text("a").tabItem {
        Image("tab_home_pdf")
        Text("Home")
      }
      Text("b").tabItem { Image("search_pdf") }
    }
    await expectTranscript(of: screen) {
      """
        (•) Home  ( ) search_pdf
        a
      > controls
        Home        tab  "shown"
        search_pdf  tab
      """
    }
  }

  @Test func onAppearRunsOnlyForTheSelectedInnerTabWhenAnOuterTabIsShown() {
    let history = History()
    let host = TestGraph(
      TabView {
        TabView {
          Text("first").onAppear { history.note("first") }.tabItem { Text("First") }
          Text("second").onAppear { history.note("second") }.tabItem { Text("Second") }
        }
        .tabItem { Text("Outer") }
        Text("other").tabItem { Text("Other") }
      })
    for tab in ["Second", "First", "Other"] {
      host.press(tab)
      host.graph.update()
    }
    #expect(history.take() == ["first", "second", "first"])
    host.press("Outer")
    host.graph.update()
    #expect(history.take() == ["first"])
  }

  @Test func aSelectionBindingChoosesTabsByTag() {
    let host = TestGraph(
      Stated("b") { selection in
        TabView(selection: selection) {
          Text("A").tabItem { Text("First") }.tag("a")
          Text("B").tabItem { Text("Second") }.tag("b")
          ForEach(["c", "d"], id: \.self) { name in Text(name).tabItem { Text("Tab \(name)") } }
        }
        Button("Last") { selection.wrappedValue = "d" }
        Text(selection.wrappedValue)
      })
    #expect(
      host.lines == [
        "( ) First  (•) Second  ( ) Tab c", "( ) Tab d", "B", "( Last )", "b",
      ])
    host.press("Last")
    #expect(host.lines.suffix(3) == ["d", "( Last )", "d"])
    host.press("First")
    #expect(host.lines.suffix(3) == ["A", "( Last )", "a"])
  }

  @Test func contentOfAHiddenTabIsNotFoundByItsID() {
    let host = TestGraph(
      rows: 6,
      ScrollViewReader { proxy in
        Button("scroll") { proxy.scrollTo("target", anchor: .top) }
        ScrollView {
          VStack(alignment: .leading) {
            TabView {
              Text("hidden").id("target").tabItem { Text("one") }
              Text("shown").tabItem { Text("two") }
            }
            ForEach(1..<10) { Text("line \($0)") }
            Text("found").id("target")
          }
        }
      })
    host.press("two")
    host.press("scroll")
    #expect(host.lines.last == "found")
  }

  @Test func contentOfAHiddenTabIsNotFoundByItsTag() {
    let host = TestGraph(
      width: 60,
      Stated(0) { tab in
        Picker("Size", selection: .constant("b")) {
          TabView(selection: tab) {
            VStack { Text("hidden").tag("a") }.tabItem { Text("one") }
            VStack { Text("shown").tag("b") }.tabItem { Text("two") }
          }
        }
        Button("next") { tab.wrappedValue = 1 }
      })
    #expect(host.control("Size")?.options == ["hidden"])
    host.press("next")
    #expect(host.control("Size")?.options == ["shown"])
  }
}
