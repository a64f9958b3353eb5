import PlatenContext
import PlatenNavigation
import Testing

/// Scroll views, and lazy stacks that build only their visible views.
@MainActor
@Suite struct ScrollViewTests {
  @Test func scrollViewContentTallerThanTheViewportIsTruncated() {
    let host = TestGraph(
      rows: 4,
      ScrollView {
        VStack(alignment: .leading) {
          Text("title")
          ForEach(1..<10) { Text("line \($0)") }
        }
      })
    #expect(host.lines == ["title", "line 1", "line 2", "… 7 below"])
    host.scroll(to: 3, in: "ScrollView")
    #expect(host.lines == ["… 2 above", "line 2", "line 3", "… 6 below"])
    host.scroll(to: 10, in: "ScrollView")
    #expect(host.lines == ["… 7 above", "line 7", "line 8", "line 9"])
    #expect(host.control("ScrollView")?.value == "8–10 of 10")
  }

  @Test func scrollViewContentThatFitsIsShownInFull() {
    #expect(picture(20) { ScrollView { Text("one") } } == "one")
    #expect(picture(20) { ScrollView {} } == "")
    let sideways = TestGraph(rows: 2, ScrollView(.horizontal) { ForEach(1..<5) { Text("\($0)") } })
    #expect(sideways.lines == ["1", "2", "3", "4"])
  }

  @Test func aScrollViewBuildsAllOfItsContent() {
    let history = History()
    let host = TestGraph(
      rows: 3,
      ScrollView { ForEach(1..<6) { n in Text("\(n)").onAppear { history.note("\(n)") } } })
    #expect(host.lines.count == 3)
    #expect(history.take() == ["1", "2", "3", "4", "5"])
  }

  @Test func aLazyVStackBuildsOnlyItsVisibleViews() {
    let host = TestGraph(
      rows: 5,
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000_000) { Text($0 == 1 ? "a wide row" : "row \($0)") }
        }
      })
    #expect(host.lines == ["  row 0", "a wide row", "  row 2", "  row 3", "… 999996 below"])
    #expect(host.graph.evaluations < 60)
    #expect(host.graph.controls.map(\.label) == ["LazyVStack"])
    host.scroll(to: 1_000, in: "LazyVStack")
    #expect(host.lines[1] == "row 999")
  }

  @Test func spacingBetweenRowsOccupiesLinesOfTheViewport() {
    let host = TestGraph(
      rows: 6,
      LazyVStack(alignment: .leading, spacing: 16) { ForEach(1..<10) { Text("row \($0)") } })
    #expect(host.lines == ["row 1", "", "row 2", "", "row 3", "… 6 below"])
  }
}
