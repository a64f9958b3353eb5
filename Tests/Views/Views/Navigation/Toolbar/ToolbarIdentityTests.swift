@_spi(Nodes) import PlatenGraph
import PlatenNavigation
import PlatenTesting
import Testing

/// The identity and state of toolbar items, and the dynamic properties of custom toolbar content.
@MainActor
@Suite struct ToolbarIdentityTests {
  private struct Screen: View {
    @State private var hasMore = false

    var body: some View {
      NavigationStack {
        Toggle("more", isOn: $hasMore)
          .toolbar {
            if hasMore { ToolbarItem { Button("First") {} } }
            ToolbarItem { Tally() }
          }
      }
    }
  }

  @Test func aToolbarItemKeepsItsStateWhenAnItemIsInsertedBeforeIt() async {
    await expectTranscript(of: Screen()) {
      """
        ( tally 0 )
        [ ] more
      > press tally
      - ( tally 0 )
      + ( tally 1 )
      > toggle more
      - ( tally 1 )
      + ( First )  ( tally 1 )
      - [ ] more
      + [x] more
      > toggle more
      - ( First )  ( tally 1 )
      + ( tally 1 )
      - [x] more
      + [ ] more
      """
    }
  }

  private struct Branches: View {
    let isFirst: Bool

    var body: some View {
      Text("page").toolbar {
        if isFirst {
          ToolbarItem { Tally() }
        } else {
          ToolbarItem { Tally() }
        }
      }
    }
  }

  @Test func switchingBranchesResetsTheStateOfToolbarItems() {
    let host = TestGraph(
      Stated(true) { isFirst in
        Button("Switch") { isFirst.wrappedValue.toggle() }
        Branches(isFirst: isFirst.wrappedValue)
      })
    host.press("tally")
    #expect(host.lines == ["( Switch )", "( tally 1 )", "page"])
    host.press("Switch")
    #expect(host.lines == ["( Switch )", "( tally 0 )", "page"])
  }

  private struct Counts: ToolbarContent {
    @State private var own = 0
    @EnvironmentObject private var model: Counter
    @Environment(\.isEnabled) private var isEnabled

    var body: some ToolbarContent {
      ToolbarItem { Button("own \(own)") { own += 1 } }
      ToolbarItem { Text("model \(model.count)\(isEnabled ? "" : " off")") }
    }
  }

  @Test func customToolbarContentCanHaveDynamicProperties() {
    let model = Counter()
    let host = TestGraph(
      Stated(false) { hasMore in
        Toggle("more", isOn: hasMore)
        Text("page")
          .toolbar {
            if hasMore.wrappedValue { ToolbarItem { Text("more") } }
            Counts()
          }
          .environmentObject(model)
      })
    #expect(host.lines == ["[ ] more", "( own 0 )  model 0", "page"])
    host.press("own 0")
    model.count = 3
    #expect(host.lines == ["[ ] more", "( own 1 )  model 3", "page"])
    host.control("more")?.perform(.toggle)
    #expect(host.lines == ["[x] more", "more  ( own 1 )  model 3", "page"])
  }

  @Test func aStateChangeInAToolbarIsReportedWithThePropertyName() {
    var changes: [StateChange] = []
    let graph = Graph(
      Text("page").toolbar { Counts() }.environmentObject(Counter()), width: 40,
      onPublish: { changes.append($0) })
    graph.update()
    graph.controls.first?.perform(.press)
    #expect(StateChange.names(of: changes, in: graph) == ["Counts.own"])
  }
}
