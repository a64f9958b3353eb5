import PlatenReactive
import PlatenViews
import Testing

@MainActor
@Suite struct EnvironmentObjectTests {
  @Test func theNearestModelOfItsTypeIsFollowed() {
    let (outer, inner) = (Counter(), Counter())
    inner.count = 1
    let stage = TestHost(
      Group {
        Badge()
        Badge().environmentObject(inner)
      }
      .environmentObject(outer))
    #expect(stage.lines == ["0", "1"])
    outer.count = 5
    inner.count = 6
    #expect(stage.lines == ["5", "6"])
  }

  @Test func anotherModelReachesItsReadersAlone() {
    let choice = Counter()
    let models = [Counter(), Counter()]
    models[1].count = 7
    let stage = TestHost(Chooser(choice: choice, models: models))
    // The chooser, the modifier, the badge and its text; not the view between.
    #expect(stage.evaluations { choice.count = 1 } == 4)
    #expect(stage.lines == ["between", "7"])
    #expect(stage.evaluations { models[0].count = 3 } == 0)
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

  @Test func bindingsReachTheModel() {
    let model = Named()
    let stage = TestHost(width: 20, NameField().environmentObject(model))
    stage.control("name")?.perform(.set, "Ada")
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
