import Foundation
import PlatenContext
import PlatenNavigation
import Testing

/// Lists with little height or width, and lists with unusual rows.
@MainActor
@Suite struct ListOddTests {
  private func host(_ count: Int, width: Int = 40, rows: Int) -> TestGraph {
    TestGraph(width: width, rows: rows, List(1..<count + 1) { Text("row \($0)") })
  }

  @Test func aListAlwaysShowsAtLeastOneRow() {
    let one = host(9, rows: 1)
    #expect(one.lines == ["row 1", "… 8 below"])
    one.scroll(to: 5)
    #expect(one.lines == ["… 4 above", "row 5", "… 4 below"])
    #expect(host(1, rows: 1).lines == ["row 1"])
    #expect(host(2, rows: 2).lines == ["row 1", "row 2"])
    #expect(host(0, rows: 1).lines == [])
  }

  @Test func aShortFrameShowsTheRowInsteadOfOverflowMarkers() {
    func host(_ height: Int) -> TestGraph {
      let list = TestGraph(
        List(1..<10) { number in
          Text("row \(number)")
          Text("second line")
        }
        .frame(height: CGFloat(16 * height)))
      list.scroll(to: 5)
      return list
    }
    #expect(host(1).lines == ["row 5"])
    #expect(host(2).lines == ["row 5", "… 4 below"])
    #expect(host(3).lines == ["… 4 above", "row 5", "… 4 below"])
    #expect(host(4).lines == ["… 4 above", "row 5", "second line", "… 4 below"])
  }

  @Test func overflowMarkersAreTruncatedInANarrowList() {
    let host = host(1_000_000, width: 10, rows: 3)
    host.scroll(to: 500_000)
    #expect(host.lines == ["… 499999 …", "row 500000", "… 500000 …"])
  }

  @Test func anEmptyRowHasNoDeleteButton() {
    let host = TestGraph(
      List {
        ForEach(["a", "b"], id: \.self) { name in
          if name == "b" { Text(name) }
        }
        .onDelete { _ in }
      })
    #expect(host.lines == ["b"])
    #expect(
      host.graph.controls.filter { $0.label == "Delete" }.map { $0.path.map(\.number) } == [[2]])
    #expect(host.control("List")?.value == "2–2 of 2")
  }

  @Test func aShortViewportShowsOneSectionAtATime() {
    let host = TestGraph(
      rows: 3,
      List {
        ForEach(["a", "b", "c", "d", "e"], id: \.self) { name in
          Section(name.uppercased()) { Text("row \(name)") }
        }
      })
    #expect(host.lines == ["A", "  row a", "… 4 below"])
    host.scroll(to: 3)
    #expect(host.lines == ["… 2 above", "C", "… 3 below"])
    host.scroll(to: 5)
    #expect(host.lines == ["… 4 above", "E", "… 1 below"])
  }

  @Test func aRowTallerThanTheViewportIsShownInFull() {
    let host = TestGraph(
      rows: 3,
      List(1..<4) { row in
        VStack(alignment: .leading) { ForEach(1..<6) { Text("row \(row), line \($0)") } }
      })
    #expect(host.lines.first == "row 1, line 1")
    #expect(host.lines.count == 6)
    host.scroll(to: 3)
    #expect(host.lines.first == "… 2 above")
    #expect(host.lines.last == "row 3, line 5")
  }

  @Test func removingRowsDoesNotRemoveThemFromTheSelection() {
    struct Screen: View {
      @State private var rows = Array(1...100)
      @State private var chosen: Set<Int> = [50, 51, 1_000]

      var body: some View {
        List(rows, id: \.self, selection: $chosen) { Text("row \($0)") }
        Button("drop") { rows.removeSubrange(45..<50) }
        Button("clear") { rows = [] }
      }
    }
    let host = TestGraph(rows: 5, Screen())
    #expect(host.control("List")?.value == "1–4 of 100, 3 selected not shown")
    host.scroll(to: 50)
    #expect(host.lines.prefix(3) == ["… 49 above", "* row 50", "* row 51"])
    #expect(host.control("List")?.value == "50–52 of 100, selected 50–51 and 1 not shown")
    host.press("drop")
    #expect(host.lines.prefix(3) == ["… 45 above", "* row 51", "  row 52"])
    host.press("clear")
    #expect(host.lines == ["( drop )", "( clear )"])
    #expect(host.control("List")?.value == "empty, 3 selected not shown")
  }

  @Test func anEmptyListShowsNothingAndReportsThatItIsEmpty() {
    let host = host(0, rows: 5)
    #expect(host.lines == [])
    #expect(host.control("List")?.value == "empty")
    #expect(host.control("List")?.isFocusable == false)
    host.scroll(to: 1)
    #expect(host.lines == [])
    let text = TestGraph(ScrollView {})
    #expect(text.control("ScrollView")?.value == "empty")
  }

  @Test func emptyRowsOccupyNoLines() {
    let host = TestGraph(rows: 4, List(0..<1_000) { if $0 % 2 == 1 { Text("row \($0)") } })
    #expect(host.lines == ["row 1", "row 3", "… 996 below"])
    let none = TestGraph(rows: 4, List(0..<1_000_000) { _ in EmptyView() })
    #expect(none.lines == ["… 999996 below"])
    #expect(none.graph.evaluations < 50)
  }

  @Test func selectingARowWithADuplicateIDSelectsTheFirstRow() {
    struct Screen: View {
      @State private var chosen: Int?

      var body: some View { List([1, 2, 1], id: \.self, selection: $chosen) { Text("\($0)") } }
    }
    let host = TestGraph(Screen())
    host.control("List")?.perform(.select(row: 3))
    #expect(host.lines == ["* 1", "  2"])
  }

  @Test func aFrameAroundAScrollViewLimitsTheHeightOfItsLazyStack() {
    let host = TestGraph(
      ScrollView { LazyVStack(alignment: .leading) { ForEach(1..<100) { Text("row \($0)") } } }
        .frame(height: 64))
    #expect(host.lines == ["row 1", "row 2", "row 3", "… 96 below"])
  }

  @Test func aListInAScrollViewScrollsIndependently() {
    let host = TestGraph(
      rows: 6,
      ScrollView {
        Text("title")
        List(1..<100) { Text("row \($0)") }
      })
    #expect(host.lines == ["title", "row 1", "row 2", "row 3", "row 4", "… 2 below"])
    host.scroll(to: 50)
    #expect(host.lines[1...2] == ["… 49 above", "row 50"])
    host.scroll(to: 7, in: "ScrollView")
    #expect(host.lines.first == "… 2 above")
    #expect(host.lines.last == "… 46 below")
  }

  @Test func aLazyHStackBuildsOnlyItsVisibleViews() {
    let host = TestGraph(
      width: 30,
      ScrollView(.horizontal) { LazyHStack { ForEach(1..<1_000_001) { Text("\($0)") } } })
    #expect(host.lines == ["1 2 3 4 5 6 7 … 999993 after"])
    #expect(host.graph.evaluations < 60)
    #expect(host.graph.controls.map(\.label) == ["LazyHStack"])
    host.scroll(to: 500_000, in: "LazyHStack")
    #expect(host.lines == ["500000"])
    host.graph.resize(width: 50)
    #expect(host.lines == ["… 499999 before 500000 500001 … 499999 after"])
    let short = TestGraph(
      LazyHStack(alignment: .top, spacing: 16) {
        Text("one")
        Text("two\nlines")
      })
    #expect(short.lines == ["one  two", "     lines"])
    #expect(short.control("LazyHStack")?.value == "1–2 of 2")
  }
}
