import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ScrollViewReaderTests {
  /// Returns a host with one button for each ID, which scrolls to that ID.
  private func host(
    _ ids: [AnyHashable], anchor: UnitPoint? = nil,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> TestGraph {
    TestGraph(
      rows: 5,
      ScrollViewReader { proxy in
        content()
        ForEach(ids.indices) { index in
          Button("to \(ids[index])") { proxy.scrollTo(ids[index], anchor: anchor) }
        }
      })
  }

  private func window(_ host: TestGraph) -> [String] { host.lines.filter { !$0.contains("( to") } }

  @Test func scrollToMovesTheViewportAsLittleAsPossible() {
    let host = host([3, 50, 49, 20]) { List(1..<101) { Text("row \($0)") } }
    host.press("to 3")
    #expect(window(host) == ["row 1", "row 2", "row 3", "row 4", "… 96 below"])
    host.press("to 50")
    #expect(window(host) == ["… 47 above", "row 48", "row 49", "row 50", "… 50 below"])
    host.press("to 49")
    #expect(window(host)[1] == "row 48")
    host.press("to 20")
    #expect(window(host) == ["… 19 above", "row 20", "row 21", "row 22", "… 78 below"])
  }

  @Test(arguments: [
    (UnitPoint.top, ["… 49 above", "row 50", "row 51", "row 52", "… 48 below"]),
    (.center, ["… 48 above", "row 49", "row 50", "row 51", "… 49 below"]),
    (.bottom, ["… 47 above", "row 48", "row 49", "row 50", "… 50 below"]),
    (UnitPoint(x: 0, y: 9), ["… 47 above", "row 48", "row 49", "row 50", "… 50 below"]),
    (UnitPoint(x: 0, y: .nan), ["… 49 above", "row 50", "row 51", "row 52", "… 48 below"]),
  ])
  func theScrollAnchorDeterminesThePositionOfTheRow(anchor: UnitPoint, shown: [String]) {
    let list = host([50], anchor: anchor) { List(1..<101) { Text("row \($0)") } }
    list.press("to 50")
    #expect(window(list) == shown)
    let lines = host([50], anchor: anchor) {
      ScrollView { ForEach(1..<101) { Text("row \($0)") } }
    }
    lines.press("to 50")
    #expect(window(lines) == shown)
  }

  @Test func scrollToFindsAViewByTheIDThatAModifierSets() {
    let host = host(["end", "middle", "nowhere"], anchor: .top) {
      List {
        ForEach(1..<101) { Text("row \($0)").id($0 == 3 ? "middle" : "\($0)") }
        Section("last") { Text("footer").id("end") }
      }
    }
    host.press("to middle")
    #expect(window(host)[1] == "row 3")
    host.press("to end")
    #expect(window(host) == ["… 99 above", "row 100", "", "last", "  footer"])
    host.press("to nowhere")
    #expect(window(host).last == "  footer")
  }

  @Test func scrollToFindsViewsInsideAScrollView() {
    let host = host(["b", "deep"]) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(1..<21) { Text("line \($0)") }
          VStack(alignment: .leading) {
            Text("b 1")
            Text("b 2")
          }
          .id("b")
          HStack {
            Text("beside")
            Text("it").id("deep")
          }
          Text("end")
        }
      }
    }
    host.press("to b")
    #expect(window(host) == ["… 19 above", "line 20", "b 1", "b 2", "… 2 below"])
    host.press("to deep")
    #expect(window(host).dropFirst().contains("beside it"))
  }

  @Test func scrollToIgnoresAListInAHiddenTab() {
    let host = host([20]) {
      TabView {
        List(1..<31) { Text("hidden \($0)") }.tabItem { Text("one") }
        Text("two").tabItem { Text("two") }
      }
      List(1..<31) { Text("row \($0)") }
    }
    host.press("two")
    host.press("to 20")
    #expect(host.lines.contains("row 20"))
    host.press("one")
    #expect(host.lines.contains("hidden 1"))
  }

  @Test func theIDOfARowTakesPrecedenceOverTheIDOfItsElement() {
    struct Screen: View {
      @State private var isLater = false

      var body: some View {
        ScrollViewReader { proxy in
          List {
            ForEach(0..<30, id: \.self) { Text("name \($0 + (isLater ? 11 : 10))").id(own($0)) }
          }
          Button("to 12") { proxy.scrollTo(12, anchor: .top) }
          Button("to 15") { proxy.scrollTo(15, anchor: .top) }
          Button("later") { isLater = true }
        }
      }

      private func own(_ index: Int) -> Int { index + (isLater ? 11 : 10) }
    }
    let host = TestGraph(rows: 7, Screen())
    host.press("to 12")
    #expect(host.lines.contains("name 12"))
    host.press("later")
    host.press("to 15")
    #expect(host.lines.contains("name 15"))
  }

  @Test func scrollToFindsARowAddedInTheSameAction() {
    struct Chat: View {
      @State private var messages = Array(1...10)

      var body: some View {
        ScrollViewReader { proxy in
          List(messages, id: \.self) { Text("message \($0)") }
          Button("send") {
            messages.append(messages.count + 1)
            proxy.scrollTo(messages.count)
          }
        }
      }
    }
    let host = TestGraph(rows: 4, Chat())
    host.press("send")
    host.press("send")
    #expect(
      host.lines == ["… 9 above", "message 10", "message 11", "message 12", "( send )"])
  }
}
