import PlatenNavigation
import Testing

@MainActor
@Suite struct ListSelectionTests {
  private struct One: View {
    @State private var chosen: String?

    var body: some View {
      List(selection: $chosen) {
        Section("Fruit") { ForEach(["apple", "pear"], id: \.self) { Text($0) } }
        Text("none")
      }
      Text(chosen ?? "nothing")
    }
  }

  private struct Many: View {
    @State private var chosen: Set<Int> = [2]

    var body: some View {
      List(1..<100, selection: $chosen) { number in
        Text("row \(number)")
        Text("of many")
      }
      Text(chosen.sorted().map(String.init).joined(separator: " "))
    }
  }

  @Test func aSelectedRowStartsWithAnAsterisk() {
    let host = TestGraph(One())
    #expect(host.lines == ["Fruit", "  apple", "  pear", "", "  none", "nothing"])
    host.control("List")?.perform(.select(row: 2))
    #expect(host.lines == ["Fruit", "  apple", "* pear", "", "  none", "pear"])
    host.control("List")?.perform(.select(row: 1))
    #expect(host.lines == ["Fruit", "* apple", "  pear", "", "  none", "apple"])
    #expect(host.control("List")?.rows?.isSelectable(3) == false)
  }

  @Test func selectingARowAgainRemovesItFromTheSelection() {
    let host = TestGraph(rows: 5, Many())
    #expect(host.lines == ["  row 1", "  of many", "* row 2", "  of many", "… 97 below", "2"])
    host.control("List")?.perform(.select(row: 1))
    host.control("List")?.perform(.select(row: 2))
    #expect(host.lines == ["* row 1", "  of many", "  row 2", "  of many", "… 97 below", "1"])
  }

  @Test func selectingAnOffscreenRowScrollsToIt() {
    let host = TestGraph(rows: 5, Many())
    host.control("List")?.perform(.select(row: 50))
    #expect(host.lines == ["… 49 above", "* row 50", "  of many", "… 49 below", "2 50"])
  }

  @Test func aListWithoutASelectionBindingHasNoSelectAction() {
    let host = TestGraph(List(1..<3) { Text("row \($0)") })
    #expect(host.control("List")?.actions == [.scroll, .focus])
  }
}
