import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ForEachBindingTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private final class Model: ObservableObject {
    @Published var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Grace")]
  }

  private struct Items: View {
    @ObservedObject var model: Model

    var body: some View {
      ForEach($model.items) { $item in
        TextField("name \(item.id)", text: $item.name)
      }
    }
  }

  @Test func editingARowUpdatesItsElement() {
    let model = Model()
    let host = TestGraph(width: 20, Items(model: model))
    host.control("name 2")?.perform(.set("Hopper"))
    #expect(model.items.map(\.name) == ["Ada", "Hopper"])
    #expect(host.lines.last == "name 2 [Hopper     ]")
  }

  @Test func aRowEditsItsElementAfterTheOrderChanges() {
    let model = Model()
    let host = TestGraph(width: 20, Items(model: model))
    model.items.reverse()
    host.control("name 1")?.perform(.set("Lovelace"))
    #expect(model.items.map(\.name) == ["Grace", "Lovelace"])
    model.items.removeFirst()
    #expect(host.lines == ["name 1 [Lovelace   ]"])
  }
}
