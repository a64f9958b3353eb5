import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ListTests {
  private func host(_ count: Int, rows: Int = 5) -> TestGraph {
    TestGraph(rows: rows, List(1..<count + 1) { Text("row \($0)") })
  }

  @Test func aListThatFitsIsShownInFull() {
    #expect(host(5).lines == ["row 1", "row 2", "row 3", "row 4", "row 5"])
    #expect(host(0).lines == [])
  }

  @Test func overflowMarkersCountTheHiddenRows() {
    let host = host(1_000)
    #expect(host.lines == ["row 1", "row 2", "row 3", "row 4", "… 996 below"])
    host.scroll(to: 2)
    #expect(host.lines == ["… 1 above", "row 2", "row 3", "row 4", "… 996 below"])
    host.scroll(to: 500)
    #expect(host.lines == ["… 499 above", "row 500", "row 501", "row 502", "… 498 below"])
    host.scroll(to: 1_000)
    #expect(host.lines == ["… 996 above", "row 997", "row 998", "row 999", "row 1000"])
  }

  /// The numbers of the rows next to the thumb of the scrollbar.
  private func thumb(of host: TestGraph) -> [String] {
    host.lines.indices.filter { host.graph.block.lines[$0].has(.besideThumb) }
      .map { host.lines[$0].filter(\.isNumber) }
  }

  @Test func theThumbIsNextToRowsInProportionToThePosition() {
    let host = host(20, rows: 10)
    #expect(thumb(of: host) == [])
    host.graph.setFocus(host.graph.controls.first, isShown: true)
    #expect(thumb(of: host) == ["1", "2", "3", "4"])
    host.scroll(to: 20)
    #expect(thumb(of: host) == ["17", "18", "19", "20"])
    host.graph.setFocus(nil, isShown: true)
    #expect(thumb(of: host) == [])
  }

  @Test func aListThatFitsHasNoThumb() {
    let host = host(5)
    host.graph.setFocus(host.graph.controls.first, isShown: true)
    #expect(thumb(of: host) == [])
  }

  @Test func aListCanBeBuiltFromDataIDsBindingsAndStaticRows() {
    struct Fruit: Identifiable { var id: String }
    let data = [Fruit(id: "apple"), Fruit(id: "pear")]
    #expect(picture(40) { List(data) { Text($0.id) } } == "apple\npear")
    #expect(picture(40) { List(["a", "b"], id: \.self) { Text($0) } } == "a\nb")
    #expect(picture(40) { List(.constant(data)) { $fruit in Text(fruit.id) } } == "apple\npear")
    let mixed = picture(40) {
      List {
        Text("first")
        if !data.isEmpty { Text("second") }
        Group {
          ForEach(data) { Text($0.id) }
        }
        .padding(.leading, 16)
        Text("last")
      }
    }
    #expect(mixed == "first\nsecond\n  apple\n  pear\nlast")
  }

  @Test func severalViewsOfAnElementCountAsOneRow() {
    let host = TestGraph(
      rows: 6,
      List(0..<100) { number in
        Text("title \(number)")
        Text("subtitle")
      })
    #expect(
      host.lines == ["title 0", "subtitle", "title 1", "subtitle", "… 98 below"])
  }

  @Test func sectionHeadersScrollWithTheirRows() {
    let host = TestGraph(
      rows: 6,
      List {
        ForEach(["fruit", "nuts"], id: \.self) { kind in
          Section {
            ForEach(1..<4) { Text("\(kind) \($0)") }
          } header: {
            Text(kind.uppercased())
          } footer: {
            Text("all \(kind)")
          }
        }
      })
    #expect(
      host.lines == ["FRUIT", "  fruit 1", "  fruit 2", "  fruit 3", "all fruit", "… 3 below"])
    host.scroll(to: 2)
    #expect(host.lines == ["… 1 above", "  fruit 2", "  fruit 3", "all fruit", "… 3 below"])
    host.scroll(to: 6)
    #expect(host.lines == ["… 3 above", "  nuts 1", "  nuts 2", "  nuts 3", "all nuts"])
    host.scroll(to: 1)
    #expect(host.lines.first == "FRUIT")
  }

  @Test func anEmptySectionShowsItsHeader() {
    let shown = picture(40) {
      List {
        Section("A") { ForEach(0..<0) { Text("\($0)") } }
        Section("B") { Text("b") }
      }
    }
    #expect(shown == "A\n\nB\n  b")
  }

  @Test func aFrameSetsTheHeightOfAList() {
    let host = TestGraph(
      VStack(alignment: .leading) {
        Text("title")
        List(1..<100) { Text("row \($0)") }.frame(height: 64)
        List(1..<100) { Text("other \($0)") }.frame(maxWidth: .infinity, maxHeight: 48)
      })
    #expect(
      host.lines == [
        "title", "row 1", "row 2", "row 3", "… 96 below", "other 1", "other 2", "… 97 below",
      ])
    let free = TestGraph(rows: 4, List(1..<100) { Text("\($0)") }.frame(maxHeight: .infinity))
    #expect(free.lines == ["1", "2", "3", "… 96 below"])
  }

  @Test func formsAndStacksCanContainAList() {
    let shown = picture(40) {
      Form {
        TextField("Name", text: .constant("Ada"))
        Section("Rows") { List(1..<3) { Text("row \($0)") } }
      }
      HStack(alignment: .top) {
        Text("left")
        List(1..<3) { Text("row \($0)") }
      }
    }
    #expect(
      shown == """
        Name  [Ada                             ]

        Rows
        row 1
        row 2
        left row 1
             row 2
        """)
  }

  @Test func rowsWrapAtTheWidthOfTheScreen() {
    let host = TestGraph(width: 10, rows: 5, List(1..<10) { Text("words of row \($0)") })
    #expect(host.lines == ["words of", "row 1", "words of", "row 2", "… 7 below"])
    host.graph.resize(width: 40)
    #expect(
      host.lines == [
        "words of row 1", "words of row 2", "words of row 3", "words of row 4", "… 5 below",
      ])
    host.graph.resize(width: 10)
    #expect(host.lines == ["words of", "row 1", "words of", "row 2", "… 7 below"])
  }

  @Test func aListAdaptsToTheHeightOfTheScreen() {
    let host = host(1_000, rows: 3)
    #expect(host.lines.count == 3)
    host.graph.resize(rows: 6)
    #expect(host.lines.count == 6)
  }

  @Test func listStylesDoNotChangeTheRows() {
    #expect(picture(10) { List(0..<1) { Text("\($0)") }.listStyle(.plain) } == "0")
    #expect(picture(10) { List(0..<1) { Text("\($0)") }.listStyle(.insetGrouped) } == "0")
  }
}
