import PlatenSwiftData
import PlatenSwiftUI
import PlatenTesting
import Testing

@Model final class Tea {
  var name: String
  @Attribute(.unique) var code: Int
  var isGreen = false
  var steeps: [Int] = []
  @Transient var note: String?
  static var kind: String { "tea" }

  init(name: String, code: Int) {
    self.name = name
    self.code = code
  }
}

@MainActor
@Suite struct QueryTests {
  @Test func aListFollowsItsModels() async {
    let screen = TeaList().modelContainer(for: Tea.self)
    await expectTranscript(of: screen, width: 30) {
      """
        ( Add )
        ( Rename )
        ( Delete )
        0 green
      > press Add
      + Tea 1
      > press Add
      + Tea 2
      - 0 green
      + 1 green
      > press Rename
      - Tea 1
      + Tea 9
      > press Delete
      - Tea 2
      - 1 green
      + 0 green
      > log
        ModelContainer has no effect: models are in memory until the program ends
      """
    }
  }
}

private struct TeaList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Tea.name) private var teas: [Tea]
  @Query(filter: #Predicate<Tea> { $0.isGreen }) private var green: [Tea]

  var body: some View {
    Button("Add") {
      let tea = Tea(name: "Tea \(teas.count + 1)", code: teas.count)
      tea.isGreen = teas.count == 1
      context.insert(tea)
    }
    Button("Rename") { teas.first?.name = "Tea 9" }
    Button("Delete") { teas.first.map(context.delete) }
    ForEach(teas) { Text($0.name) }
    Text("\(green.count) green")
  }
}
