import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

private struct Person: Identifiable {
  let name: String
  let age: Int

  var id: String { name }
}

private let people = [Person(name: "Grace", age: 85), Person(name: "Ada", age: 36)]

@MainActor
@Suite struct TableTests {
  @Test func theColumnsOfATableAreAligned() {
    let shown = picture(21) {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    #expect(
      shown == """
        Name       Age
        Grace      85
        Ada        36
        """)
  }

  @Test func aColumnCanLimitItsWidth() {
    let shown = picture(30) {
      Table(people) {
        TableColumn("Age") { Text("\($0.age)") }.width(32)
        TableColumn("Name", value: \.name)
      }
    }
    #expect(shown == "Age  Name\n85   Grace\n36   Ada")
  }

  @Test func pressingATitleSortsByItsColumn() async {
    await expectTranscript(of: SortedTable(), width: 21) {
      """
        Name       Age
        Grace      85
        Ada        36
      > press Name
      - Name       Age
      + Name ▲     Age
      ~ Ada        36
      > press Name
      - Name ▲     Age
      + Name ▼     Age
      ~ Grace      85
      > press Age
      - Name ▼     Age
      + Name       Age ▲
      ~ Ada        36
      """
    }
  }

  @Test func rowsOfATableCanBeSelected() async {
    let screen = Stated(Set<String>()) { selected in
      Table(people, selection: selected) { TableColumn("Name", value: \.name) }
      Text(selected.wrappedValue.sorted().joined(separator: ", "))
    }
    await expectTranscript(of: screen, width: 20) {
      """
          Name
          Grace
          Ada
      > select List 2
      -   Ada
      + * Ada
      + Ada
      """
    }
  }

  @Test func rowsAreCreatedByTheProgram() {
    let shown = picture(20) {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(people[1])
        ForEach(people.prefix(1)) { TableRow($0) }
      }
    }
    #expect(shown == "Name\nAda\nGrace")
  }
}

private struct SortedTable: View {
  @State private var order: [KeyPathComparator<Person>] = []

  var body: some View {
    Table(people.sorted(using: order), sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
  }
}
