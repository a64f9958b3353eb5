import PlatenNavigation
import Testing

@MainActor
@Suite struct TableColumnTests {
  private struct Item: Identifiable {
    let id: Int
  }

  @Test func columnsCanBeConditional() {
    func shown(_ isWide: Bool) -> String {
      picture(20) {
        Table([Item(id: 7)]) {
          TableColumn("Number") { Text("\($0.id)") }
          if isWide { TableColumn("Square") { Text("\($0.id * $0.id)") } }
        }
      }
    }
    #expect(shown(true) == "Number     Square\n7          49")
    #expect(shown(false) == "Number\n7")
  }
}
