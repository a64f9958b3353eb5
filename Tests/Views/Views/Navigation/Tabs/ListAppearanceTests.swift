import PlatenContext
import PlatenNavigation
import Testing

/// Rows of a viewport appear and disappear together with their lines, however their elements move.
@MainActor
@Suite struct ListAppearanceTests {
  private final class Model: ObservableObject {
    @Published var rows = [1, 2, 3, 4, 5, 6]
  }

  /// Rows 4 and 5 have three lines, all others one.
  private struct Screen: View {
    @ObservedObject var model: Model
    let history: History

    var body: some View {
      List(model.rows, id: \.self) { number in
        VStack(alignment: .leading) {
          Text("row \(number)")
          if 4...5 ~= number { Text("of three\nlines") }
        }
        .onAppear { history.note("+\(number)") }
        .onDisappear { history.note("-\(number)") }
      }
    }
  }

  private let model = Model()
  private let history = History()

  /// The rows that appear and disappear when the elements change to `rows`.
  private func change(_ host: TestGraph, to rows: [Int]) -> [String] {
    model.rows = rows
    host.graph.update()
    return history.take()
  }

  private func shown(_ host: TestGraph) -> [String] { host.lines.filter { !$0.hasPrefix("of") } }

  /// A view with two tabs, the first of which contains the list.
  private var tabs: some View {
    TabView {
      Screen(model: model, history: history).tabItem { Text("List") }
      Text("nothing").tabItem { Text("Other") }
    }
  }

  @Test func onAppearDoesNotRunForAMeasuredRowThatDoesNotFit() {
    let host = TestGraph(rows: 6, Screen(model: model, history: history))
    #expect(shown(host) == ["row 1", "row 2", "row 3", "… 3 below"])
    #expect(history.take() == ["+1", "+2", "+3"])
    #expect(change(host, to: [1, 2, 4, 3, 5, 6]) == ["-3", "+4"])
    #expect(change(host, to: [1, 2, 3, 4, 5, 6]) == ["-4", "+3"])
  }

  @Test func onDisappearRunsForARowThatNoLongerFits() {
    model.rows = [1, 2, 4, 3, 5, 6]
    let host = TestGraph(rows: 6, Screen(model: model, history: history))
    #expect(history.take() == ["+1", "+2", "+4"])
    #expect(change(host, to: [5, 2, 4, 3, 1, 6]) == ["-1", "-4", "+5"])
    #expect(change(host, to: [1, 2, 4, 3, 5, 6]) == ["-5", "+1", "+4"])
    host.graph.resize(rows: 5)
    host.graph.update()
    #expect(history.take() == ["-4"])
    host.graph.resize(rows: 6)
    host.graph.update()
    #expect(history.take() == ["+4"])
  }

  @Test func onAppearRunsOnlyForRowsThatFitWhenTheirTabIsShownAgain() {
    let host = TestGraph(rows: 6, tabs)
    #expect(history.take() == ["+1", "+2", "+3"])
    host.press("Other")
    host.graph.update()
    #expect(history.take() == ["-1", "-2", "-3"])
    host.press("List")
    host.graph.update()
    #expect(history.take() == ["+1", "+2", "+3"])
    host.press("Other")
    host.graph.update()
    _ = history.take()
    model.rows = [1, 2, 3, 6, 4, 5]
    host.press("List")
    #expect(shown(host).dropFirst() == ["row 1", "row 2", "row 3", "row 6", "… 2 below"])
    #expect(history.take() == ["+1", "+2", "+3", "+6"])
  }

  @Test func onAppearDoesNotRunForARowMovedOutOfViewInAHiddenTab() {
    let host = TestGraph(rows: 5, tabs)
    host.press("Other")
    host.graph.update()
    _ = history.take()
    model.rows = [2, 3, 4, 1, 5, 6]
    host.press("List")
    #expect(shown(host).dropFirst() == ["row 2", "row 3", "… 4 below"])
    #expect(history.take() == ["+2", "+3"])
  }

  @Test func movingRowsWithinTheViewportDoesNotRunOnAppear() {
    let host = TestGraph(rows: 4, Screen(model: model, history: history))
    #expect(history.take() == ["+1", "+2", "+3"])
    #expect(change(host, to: [3, 1, 2, 4, 5, 6]) == [])
    #expect(shown(host) == ["row 3", "row 1", "row 2", "… 3 below"])
  }

  @Test func onAppearRunsAgainForARowThatReentersTheViewport() {
    let host = TestGraph(rows: 4, Screen(model: model, history: history))
    _ = history.take()
    #expect(change(host, to: [2, 3, 6, 1, 4, 5]) == ["-1", "+6"])
    #expect(change(host, to: [1, 2, 3, 6, 4, 5]) == ["-6", "+1"])
    #expect(change(host, to: [6, 5]) == ["-1", "-2", "-3", "+6", "+5"])
  }

  @Test func onDisappearRunsForTheLastRowWhenARowIsInsertedAtTheTop() {
    let host = TestGraph(rows: 4, Screen(model: model, history: history))
    _ = history.take()
    #expect(change(host, to: [0, 1, 2, 3, 4, 5, 6]) == ["-3", "+0"])
    host.graph.close()
    #expect(history.take() == ["-0", "-1", "-2"])
  }
}
