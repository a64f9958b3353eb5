import PlatenContext
import PlatenLines
import PlatenNavigation
import Testing

/// The rows that a list builds, and the state that they keep.
@MainActor
@Suite struct ListIdentityTests {
  private final class Model: ObservableObject {
    @Published var rows: [Int]

    init(_ rows: some Sequence<Int>) { self.rows = Array(rows) }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var history = History()

    var body: some View {
      List(model.rows, id: \.self) { number in
        Tally("row \(number)")
          .onAppear { history.note("+\(number)") }
          .onDisappear { history.note("-\(number)") }
      }
    }
  }

  private func texts(_ host: TestGraph) -> [String] {
    host.lines.map { $0.replacing("( row ", with: "").replacing(" )", with: "") }
  }

  /// > Law: a list builds only the rows in its viewport and reads the IDs of no other rows.
  @Test(arguments: [100, 10_000, 1_000_000])
  func aListBuildsOnlyTheRowsInItsViewport(count: Int) {
    let history = History()
    let data = Counted(count: count, history: history)
    let host = TestGraph(List(data, id: \.self) { Text("row \($0)") })
    #expect(host.graph.evaluations < 100)
    #expect(Set(history.take()) == Set((0..<19).map(String.init)))
    host.scroll(to: 51)
    _ = host.lines
    #expect(Set(history.take()) == Set((50..<68).map(String.init)))
  }

  @Test func onAppearRunsOnlyForRowsInTheViewport() {
    let screen = Screen(model: Model(1...100))
    let host = TestGraph(rows: 4, screen)
    #expect(screen.history.take() == ["+1", "+2", "+3"])
    host.scroll(to: 2)
    _ = host.lines
    #expect(screen.history.take() == ["-1"])
    host.scroll(to: 3)
    _ = host.lines
    #expect(screen.history.take() == ["-2", "+4"])
  }

  @Test func insertingOrRemovingRowsAboveTheViewportDoesNotScrollIt() {
    let model = Model(1...100)
    let host = TestGraph(rows: 5, Screen(model: model))
    host.press("row 2")
    #expect(texts(host) == ["1 0", "2 1", "3 0", "4 0", "… 96 below"])
    host.scroll(to: 2)
    #expect(texts(host) == ["… 1 above", "2 1", "3 0", "4 0", "… 96 below"])
    model.rows.insert(contentsOf: [-2, -1, 0], at: 0)
    #expect(texts(host) == ["… 4 above", "2 1", "3 0", "4 0", "… 96 below"])
    model.rows.removeFirst(4)
    #expect(texts(host) == ["2 1", "3 0", "4 0", "5 0", "… 95 below"], "row 2 is now the first")
  }

  @Test func aViewportAtTheTopStaysAtTheTopWhenRowsAreInserted() {
    let model = Model(1...100)
    let host = TestGraph(rows: 4, Screen(model: model))
    host.press("row 1")
    model.rows.insert(0, at: 0)
    #expect(texts(host) == ["0 0", "1 1", "2 0", "… 98 below"])
  }

  @Test func aRowLosesItsStateWhenItLeavesTheViewport() {
    let host = TestGraph(rows: 4, Screen(model: Model(1...100)))
    host.press("row 1")
    #expect(texts(host)[0] == "1 1")
    host.scroll(to: 50)
    _ = host.lines
    host.scroll(to: 1)
    #expect(texts(host)[0] == "1 0")
  }

  @Test func removingTheFirstVisibleRowScrollsTheNextRowToTheTop() {
    let model = Model(1...100)
    let host = TestGraph(rows: 5, Screen(model: model))
    host.scroll(to: 10)
    _ = host.lines
    model.rows.remove(at: 9)
    #expect(texts(host) == ["… 9 above", "11 0", "12 0", "13 0", "… 87 below"])
    model.rows.removeAll()
    #expect(host.lines == [])
    model.rows = [7]
    #expect(texts(host) == ["7 0"])
  }

  @Test func swappingRowsMovesTheirExistingLines() {
    let model = Model(1...100)
    let host = TestGraph(rows: 5, Screen(model: model))
    let before = Frame(host.graph.block)
    model.rows.swapAt(1, 2)
    host.graph.update()
    #expect(
      before.patch(to: Frame(host.graph.block)).transcriptLines == ["~ ( row 3 0 )"])
  }

  @Test func scrollingByOneRowReplacesOneRowAndUpdatesTheOverflowMarkers() {
    let host = TestGraph(rows: 6, Screen(model: Model(1...100)))
    host.scroll(to: 2)
    host.graph.update()
    let before = Frame(host.graph.block)
    host.scroll(to: 3)
    host.graph.update()
    #expect(
      before.patch(to: Frame(host.graph.block)).transcriptLines == [
        "- … 1 above", "+ … 2 above", "- ( row 2 0 )", "+ ( row 6 0 )", "- … 95 below",
        "+ … 94 below",
      ])
  }

  @Test func onlyTheFirstOfTheVisibleRowsWithTheSameIDIsShown() {
    let model = Model([1, 2, 1, 3, 1])
    let host = TestGraph(Screen(model: model))
    #expect(texts(host) == ["1 0", "2 0", "3 0"])
    model.rows = [2, 1, 1]
    #expect(texts(host) == ["2 0", "1 0"])
    #expect(
      host.warnings == [
        """
        ForEach in Screen: the id 1 occurs more than once; only the first visible row with it \
        is shown
        """
      ])
  }

  @Test func rowsUpdateWhenStateThatTheirClosureReadsChanges() {
    struct Switch: View {
      @State private var isOn = false
      let tally = History()

      var body: some View {
        Button("switch") { isOn.toggle() }
        List(1..<1_000) { Text(isOn ? "on \($0)" : "off \($0)") }.frame(height: 48)
      }
    }
    let host = TestGraph(Switch())
    host.press("switch")
    #expect(host.lines == ["( switch )", "on 1", "on 2", "… 997 below"])
  }

  @Test func scrollingARowIntoViewPresentsItsAlert() {
    let host = TestGraph(
      rows: 4,
      Text("screen").sheet(isPresented: .constant(true)) {
        List(1..<100) { number in
          Text("row \(number)").alert("alert \(number)", isPresented: .constant(number == 50)) {}
        }
      })
    #expect(
      host.lines == [
        "screen", "── sheet, dismiss closes it ──", "row 1", "row 2", "row 3", "… 96 below",
      ])
    host.scroll(to: 50)
    #expect(host.lines.suffix(3) == ["── alert ──", "alert 50", "( OK )"])
  }
}

/// A collection of integers from 0 that records each access to an element.
private struct Counted: RandomAccessCollection {
  let count: Int
  let history: History

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    MainActor.assumeIsolated { history.note("\(position)") }
    return position
  }
}
