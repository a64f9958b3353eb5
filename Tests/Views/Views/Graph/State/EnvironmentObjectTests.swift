import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct EnvironmentObjectTests {
  @Test func viewsObserveTheNearestObjectOfTheirType() {
    let (outer, inner) = (Counter(), Counter())
    inner.count = 1
    let host = TestGraph(
      Group {
        Badge()
        Badge().environmentObject(inner)
      }
      .environmentObject(outer))
    #expect(host.lines == ["0", "1"])
    outer.count = 5
    inner.count = 6
    #expect(host.lines == ["5", "6"])
  }

  @Test func replacingAnEnvironmentObjectEvaluatesOnlyTheViewsThatReadIt() {
    let choice = Counter()
    let models = [Counter(), Counter()]
    models[1].count = 7
    let host = TestGraph(Chooser(choice: choice, models: models))
    // The chooser, the modifier, the badge, and its text; not the view between them.
    #expect(host.evaluations { choice.count = 1 } == 4)
    #expect(host.lines == ["between", "7"])
    #expect(host.evaluations { models[0].count = 3 } == 0)
  }

  private struct Chooser: View {
    @ObservedObject var choice: Counter
    let models: [Counter]

    var body: some View { Between().environmentObject(models[choice.count]) }
  }

  private struct Between: View {
    var body: some View {
      Text("between")
      Badge()
    }
  }

  @Test func bindingsWriteToTheEnvironmentObject() {
    let model = Named()
    let host = TestGraph(width: 20, NameField().environmentObject(model))
    host.control("name")?.perform(.set("Ada"))
    #expect(model.name == "Ada")
  }

  private final class Named: ObservableObject {
    @Published var name = ""
  }

  private struct NameField: View {
    @EnvironmentObject var model: Named

    var body: some View { TextField("name", text: $model.name) }
  }
}

private struct Badge: View {
  @EnvironmentObject var model: Counter

  var body: some View { Text("\(model.count)") }
}
