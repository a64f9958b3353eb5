import PlatenNavigation
import PlatenTesting
import Testing

/// Precedence among several views that contribute to the same bar.
@MainActor
@Suite struct ToolbarStateTests {
  private struct Page: View {
    @State var hasFirst: Bool

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          if hasFirst {
            Text("first").navigationTitle("First").toolbar { Button("One") {} }
          }
          Text("second").navigationTitle("Second").toolbar { Button("Two") {} }
          Toggle("first", isOn: $hasFirst)
        }
      }
    }
  }

  @Test func toolbarPrecedenceDependsOnPositionAndNotOnInsertionTime() {
    let both = ["Second                  ( One )  ( Two )", "first", "second", "[x] first"]
    #expect(TestGraph(Page(hasFirst: true)).lines == both)
    let host = TestGraph(Page(hasFirst: false))
    #expect(host.lines == ["Second                           ( Two )", "second", "[ ] first"])
    host.control("first")?.perform(.toggle)
    #expect(host.lines == both)
  }

  @Test func theInnermostNavigationTitleIsShown() {
    let shown = picture(40) {
      NavigationStack {
        VStack {
          Text("page").navigationTitle("Inner")
        }
        .navigationTitle("Outer")
        .navigationBarHidden(true)
        .toolbar(.visible)
        .toolbar { Button("Out") {} }
      }
    }
    #expect(shown == "page", "what is said inside counts, here that nothing is shown")
    #expect(
      picture(40) {
        NavigationStack { Text("page").navigationTitle("Inner").navigationTitle("Outer") }
      } == "Inner\npage")
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c"]
    let isLazy: Bool

    var body: some View {
      NavigationStack {
        if isLazy {
          List { rows }.toolbar { button }
        } else {
          VStack(alignment: .leading) { rows }.toolbar { button }
        }
      }
    }

    private var button: some View { Button("Turn") { names.reverse() } }

    private var rows: some View {
      ForEach(names, id: \.self) { name in
        Text("row \(name)").navigationTitle(name).toolbar { Text(name) }
      }
    }
  }

  @Test(arguments: [false, true])
  func movingRowsReordersTheirToolbarContributions(isLazy: Bool) {
    let host = TestGraph(Rows(isLazy: isLazy))
    #expect(host.lines.first == "c                      a  b  c  ( Turn )")
    host.press("Turn")
    #expect(host.lines.first == "a                      c  b  a  ( Turn )")
  }
}
