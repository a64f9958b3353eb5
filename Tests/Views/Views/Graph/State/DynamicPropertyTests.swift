import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct DynamicPropertyTests {
  /// A custom dynamic property composed of other dynamic properties.
  @MainActor
  private struct Doubled: DynamicProperty {
    @State private var number = 1
    @Environment(\.mark) private var mark
    @ObservedObject var model: Counter
    private(set) var text = ""

    mutating func update() { text = "\(mark) \(number) \(model.count)" }

    func grow() { number *= 2 }
  }

  private struct Doubling: View {
    var doubled: Doubled
    @State private var own = 0

    var body: some View {
      Text("\(doubled.text) \(own)")
      Button("grow") { doubled.grow() }
      Button("own") { own += 1 }
    }
  }

  @Test func nestedDynamicPropertiesUpdateTheView() {
    let model = Counter()
    let host = TestGraph(Doubling(doubled: Doubled(model: model)).environment(\.mark, "m"))
    #expect(host.lines.first == "m 1 0 0")
    host.press("grow")
    host.press("grow")
    model.count = 7
    host.press("own")
    #expect(host.lines.first == "m 4 7 1")
  }

  @Test func updateRunsBeforeEachEvaluation() {
    let history = History()
    let host = TestGraph(Noting(noted: Noted(history: history)))
    #expect(history.take() == ["update 0", "body"])
    host.press("count")
    _ = host.lines
    #expect(history.take() == ["update 1", "body"])
  }

  @MainActor
  private struct Noted: DynamicProperty {
    let history: History
    @State var count = 0

    mutating func update() { history.note("update \(count)") }
  }

  private struct Noting: View {
    var noted: Noted

    var body: some View {
      let _ = noted.history.note("body")
      Button("count") { noted.count += 1 }
    }
  }
}
