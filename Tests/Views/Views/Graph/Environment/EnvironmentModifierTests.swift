import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct EnvironmentModifierTests {
  @Test func environmentTransformsApplyFromTheOutermostToTheInnermost() {
    let shown = picture(30) {
      Mark()
        .transformEnvironment(\.mark) { $0 += "c" }
        .transformEnvironment(\.mark) { $0 += "b" }
        .environment(\.mark, "a")
    }
    #expect(shown == "abc")
  }

  @Test func anEnvironmentTransformRunsAgainWhenItsInputChanges() {
    let model = Counter()
    let host = TestGraph(Transformed(model: model))
    model.count = 1
    #expect(host.lines == ["mark 1!"])
  }

  private struct Transformed: View {
    @ObservedObject var model: Counter

    var body: some View { Transforming().environment(\.mark, "mark \(model.count)") }
  }

  private struct Transforming: View {
    var body: some View { Mark().transformEnvironment(\.mark) { $0 += "!" } }
  }
}
