import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ObservedObjectTests {
  @Test func aViewUpdatesWhenItsObservedModelChanges() {
    let model = Counter()
    let host = TestGraph(Reader(model: model))
    model.count = 3
    #expect(host.lines == ["3"])
  }

  private struct Reader: View {
    @ObservedObject var model: Counter

    var body: some View { Text("\(model.count)") }
  }

  @Test func aViewWhoseModelIsReplacedObservesOnlyTheNewModel() {
    let choice = Counter()
    let models = [Counter(), Counter()]
    let host = TestGraph(Chooser(choice: choice, models: models))
    choice.count = 1
    #expect(host.lines == ["0"])
    models[1].count = 5
    #expect(host.lines == ["5"])
    #expect(host.evaluations { models[0].count = 7 } == 0)
    choice.count = 0
    #expect(host.lines == ["7"])
  }

  private struct Chooser: View {
    @ObservedObject var choice: Counter
    let models: [Counter]

    var body: some View { Reader(model: models[choice.count]) }
  }

  @Test func aModelIsReleasedWhenTheViewThatShowsItIsRemoved() {
    let choice = Counter()
    weak var shown: Counter?
    let host = TestGraph(Making(choice: choice) { shown = $0 })
    #expect(shown != nil)
    choice.count = 1
    #expect(host.lines == ["none"])
    #expect(shown == nil)
  }

  private struct Making: View {
    @ObservedObject var choice: Counter
    let onMake: (Counter) -> Void

    var body: some View {
      if choice.count == 0 {
        Reader(model: made)
      } else {
        Text("none")
      }
    }

    private var made: Counter {
      let model = Counter()
      onMake(model)
      return model
    }
  }

  @Test func manyViewsCanObserveOneModel() {
    let model = Counter()
    let host = TestGraph(ForEach(0..<100) { _ in Reader(model: model) })
    model.count = 2
    #expect(host.lines == [String](repeating: "2", count: 100))
  }

  @Test func publishingOnABackgroundThreadIsReportedOnceAndUpdatesTheScreen() async {
    let model = Counter()
    let host = TestGraph(Reader(model: model))
    for number in 1...2 {
      let shared = Unchecked(value: model)
      await Task.detached { shared.value.count = number }.value
      await MainQueue.hop()
    }
    #expect(host.lines == ["2"])
    #expect(
      host.warnings == [
        """
        Counter.count: publishing changes from background threads is not allowed; assign values on the \
        main thread, for example after receive(on: DispatchQueue.main)
        """
      ])
  }

  private final class Guarded: Counted, CustomReflectable {
    @Published var own = ""

    var customMirror: Mirror {
      #expect(MainQueue.isCurrent, "another thread may be changing the mirrored property")
      return Mirror(self, children: ["_own": _own])
    }
  }

  private class Counted: ObservableObject {
    @Published var count = 0
  }

  @Test func onlyPublishedPropertiesAreReadOnABackgroundThread() async {
    let model = Guarded()
    let host = TestGraph(ObservedText(model: model))
    let shared = Unchecked(value: model)
    await Task.detached { shared.value.count = 1 }.value
    await MainQueue.hop()
    await Task.detached { shared.value.own = "a" }.value
    await MainQueue.hop()
    #expect(host.warnings.map { $0.prefix { $0 != ":" } } == ["Guarded.count", "Guarded.own"])
  }

  private struct ObservedText: View {
    @ObservedObject var model: Guarded

    var body: some View { Text("\(model.count)\(model.own)") }
  }

  @Test func sendingObjectWillChangeOnABackgroundThreadIsReportedByModelName() async {
    let model = Counter()
    let host = TestGraph(Reader(model: model))
    let shared = Unchecked(value: model)
    await Task.detached { shared.value.objectWillChange.send() }.value
    for _ in 1...1_000_000 where host.warnings.isEmpty { await MainQueue.hop() }
    #expect(host.warnings.map { $0.prefix(8) } == ["Counter:"])
  }
}
