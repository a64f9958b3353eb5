import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct LifecycleTests {
  /// Records when it appears and disappears.
  private struct Noted<Content: View>: View {
    let name: String
    let history: History
    @ViewBuilder let content: Content

    var body: some View {
      Group { content }
        .onAppear { history.note("+\(name)") }
        .onDisappear { history.note("-\(name)") }
    }
  }

  @Test func onAppearRunsOnceForEachViewAndForParentsFirst() {
    let history = History()
    let host = TestGraph(
      Noted(name: "a", history: history) {
        Noted(name: "b", history: history) { Text("b") }
        Noted(name: "c", history: history) { Text("c") }
      })
    #expect(history.take() == ["+a", "+b", "+c"])
    host.graph.resize(width: 20)
    _ = host.lines
    #expect(history.take().isEmpty)
    host.graph.close()
    #expect(history.take() == ["-a", "-b", "-c"])
  }

  private struct Pages: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      if model.count == 0 {
        Noted(name: "first", history: history) {
          Noted(name: "inner", history: history) { Text("first") }
        }
      } else {
        Noted(name: "second", history: history) { Text("second") }
      }
    }
  }

  @Test func onDisappearOfRemovedViewsRunsBeforeOnAppearOfNewViews() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Pages(model: model, history: history))
    #expect(history.take() == ["+first", "+inner"])
    model.count = 1
    #expect(host.lines == ["second"])
    #expect(history.take() == ["-first", "-inner", "+second"])
  }

  private struct Rows: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      ForEach(model.count..<model.count + 3, id: \.self) { row in
        Noted(name: "\(row)", history: history) { Text("\(row)") }
      }
    }
  }

  @Test func onAppearAndOnDisappearRunForEachRowSeparately() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Rows(model: model, history: history))
    #expect(history.take() == ["+0", "+1", "+2"])
    model.count = 1
    #expect(host.lines == ["1", "2", "3"])
    #expect(history.take() == ["-0", "+3"])
  }

  @Test func linesAreLaidOutBeforeOnAppearRuns() {
    var shown: [String] = []
    var graph: Graph?
    let view = Text("here").onAppear { shown = graph?.block.lines.map(\.text) ?? [] }
    let new = Graph(view, width: 20)
    graph = new
    new.update()
    #expect(shown == ["here"])
  }

  private struct Loading: View {
    @State private var text = "loading"

    var body: some View { Text(text).onAppear { text = "loaded" } }
  }

  @Test func changesInOnAppearAreShownInTheSameTurn() {
    #expect(picture(20) { Loading() } == "loaded")
  }

  @Test func nilLifecycleActionsAreIgnored() {
    let view = Text("a").onAppear(perform: nil).onDisappear(perform: nil)
    #expect(TestGraph(view).lines == ["a"])
  }
}
