import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct StateObjectTests {
  @Test func aStateObjectIsCreatedOnceForEachOwningView() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Parent(model: model, history: history))
    #expect(history.take() == ["made a", "made b"])
    host.press("a")
    model.count = 1
    #expect(host.lines == ["1", "( a 1 )", "( b 0 )"])
    #expect(history.take().isEmpty)
  }

  private struct Parent: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      Text("\(model.count)")
      Owner(name: "a", history: history)
      Owner(name: "b", history: history)
    }
  }

  private struct Owner: View {
    let name: String
    @StateObject private var model: Counter

    init(name: String, history: History) {
      self.name = name
      _model = StateObject(wrappedValue: Self.made(name, history))
    }

    private static func made(_ name: String, _ history: History) -> Counter {
      history.note("made \(name)")
      return Counter()
    }

    var body: some View {
      Button("\(name) \(model.count)") { model.count += 1 }.accessibilityLabel(name)
    }
  }

  @Test func changingTheIDOfAViewCreatesANewStateObject() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Keyed(model: model, history: history))
    host.press("a")
    #expect(host.lines == ["( a 1 )"])
    model.count = 1
    #expect(host.lines == ["( a 0 )"])
    #expect(history.take() == ["made a", "made a"])
  }

  private struct Keyed: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View { Owner(name: "a", history: history).id(model.count) }
  }

  @Test func aModelInitializerCanChangeOtherModelsWithoutAWarning() {
    let shared = Counter()
    let host = TestGraph(Launching(shared: shared))
    #expect(host.lines == ["launches 1"])
    #expect(host.warnings.isEmpty)
  }

  private struct Launching: View {
    @ObservedObject var shared: Counter

    var body: some View {
      Text("launches \(shared.count)")
      Launch(shared: shared)
    }
  }

  private struct Launch: View {
    @StateObject private var model: Counter

    init(shared: Counter) {
      _model = StateObject(wrappedValue: Self.launched(shared))
    }

    private static func launched(_ shared: Counter) -> Counter {
      shared.count += 1
      return Counter()
    }

    var body: some View { Text(model.count > 0 ? "x" : "") }
  }

  @Test func bindingsWriteToTheStateObject() {
    let host = TestGraph(width: 20, Form { NameForm() })
    host.control("name")?.perform(.set("Ada"))
    #expect(host.lines == ["name  [Ada         ]", "Ada"])
  }

  private final class Names: ObservableObject {
    @Published var name = ""
  }

  private struct NameForm: View {
    @StateObject private var model = Names()

    var body: some View {
      TextField("name", text: $model.name)
      Text(model.name)
    }
  }
}
