import PlatenContext
import PlatenNavigation
import Testing

/// An update evaluates only the necessary views.
@MainActor
@Suite struct NodeEvaluationTests {
  private struct Row: View {
    @ObservedObject var model: Counter

    var body: some View { Text("\(model.count)") }
  }

  @Test func changingOneOfAThousandRowsEvaluatesOnlyThatRow() {
    let models = (0..<1_000).map { _ in Counter() }
    let host = TestGraph(ForEach(models.indices, id: \.self) { Row(model: models[$0]) })
    // The row and its text.
    #expect(host.evaluations { models[500].count = 1 } == 2)
    #expect(host.lines[500] == "1")
  }

  @Test func aThousandModelChangesInOneTurnCauseOneEvaluation() {
    let model = Counter()
    let host = TestGraph(Row(model: model))
    #expect(host.evaluations { for count in 1...1_000 { model.count = count } } == 2)
    #expect(host.lines == ["1000"])
  }

  private final class Half: ObservableObject {
    @Published var shown = 0
    @Published var unread = 0
  }

  private struct HalfRow: View {
    @ObservedObject var model: Half

    var body: some View { Text("\(model.shown)") }
  }

  @Test func changingAnUnreadPropertyEvaluatesOnlyTheBodiesThatObserveTheModel() {
    let model = Half()
    let host = TestGraph(
      VStack {
        HalfRow(model: model)
        Row(model: Counter())
        HalfRow(model: model)
      })
    let block = host.graph.block
    #expect(host.evaluations { model.unread = 1 } == 2)
    #expect(host.graph.block.isIdentical(to: block))
  }

  private struct Parent: View {
    @ObservedObject var model: Counter
    let child: Child

    var body: some View { child }
  }

  private struct Child: View {
    let name: String
    let numbers: [Int]
    let model: Counter
    var note: (() -> Void)?

    var body: some View { Text(name) }
  }

  @Test func aChildWithEqualPropertiesIsNotEvaluated() {
    let model = Counter()
    let child = Child(name: "a", numbers: [1, 2], model: model)
    let host = TestGraph(Parent(model: model, child: child))
    #expect(host.evaluations { model.count = 1 } == 1)
    let noting = Child(name: "a", numbers: [], model: model) { [model] in model.count = 0 }
    let noted = TestGraph(Parent(model: model, child: noting))
    #expect(noted.evaluations { model.count = 2 } == 1, "an identical closure is equal")
  }

  private struct Making: View {
    @ObservedObject var model: Counter

    var body: some View {
      let count = model.count
      Child(name: "a", numbers: [], model: model) { [model] in model.count = count }
    }
  }

  @Test func aChildWithANewClosureIsEvaluated() {
    let model = Counter()
    let host = TestGraph(Making(model: model))
    #expect(host.evaluations { model.count = 1 } == 2)
  }

  private struct Titled: View {
    enum Title {
      case computed(() -> String)
    }

    let title: Title

    var body: some View {
      if case .computed(let text) = title { Text(text()) }
    }
  }

  private struct TitledParent: View {
    @ObservedObject var model: Counter

    var body: some View { Titled(title: .computed { [model] in "\(model.count)" }) }
  }

  @Test func aViewWithAClosureInAnEnumIsEvaluatedAgain() {
    let model = Counter()
    let host = TestGraph(TitledParent(model: model))
    model.count = 1
    #expect(host.lines == ["1"])
  }

  @Test func resizingEvaluatesNoViews() {
    let host = TestGraph(Row(model: Counter()))
    #expect(host.evaluations { host.graph.resize(width: 3) } == 0)
  }

  @Test func changingAFieldOfAFormDoesNotEvaluateItsOtherFields() {
    let model = Names()
    let host = TestGraph(NameForm(model: model))
    // The form's view, the form, its group, and one field.
    #expect(host.evaluations { model.last = "King" } == 4)
  }

  private final class Names: ObservableObject {
    @Published var first = ""
    @Published var last = ""
  }

  private struct NameForm: View {
    @ObservedObject var model: Names

    var body: some View {
      Form {
        TextField("first", text: $model.first)
        TextField("last", text: $model.last)
        Text("constant")
        SecureField("secret", text: .constant(""))
        Button("ok", action: Self.pressed)
      }
    }

    private static func pressed() {}
  }

  @Test func anEvaluationWithAnEqualResultReturnsTheSameBlock() {
    let model = Counter()
    let host = TestGraph(Parity(model: model).padding())
    let block = host.graph.block
    model.count = 2
    _ = host.lines
    #expect(host.graph.block.isIdentical(to: block))
  }

  private struct Parity: View {
    @ObservedObject var model: Counter

    var body: some View {
      VStack(spacing: 16) {
        Text("a")
        Text(model.count % 2 == 0 ? "even" : "odd").foregroundColor(.red)
        HStack { Text("b") }
      }
    }
  }
}
