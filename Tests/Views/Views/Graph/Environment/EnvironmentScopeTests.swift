import PlatenContext
import PlatenNavigation
import Testing

/// A changed value updates only the views that read it.
@MainActor
@Suite struct EnvironmentScopeTests {
  @Test func changingAnEnvironmentValueEvaluatesOnlyTheViewsThatReadIt() {
    let model = Counter()
    let host = TestGraph(Marking(model: model, rows: 100))
    #expect(host.lines.count == 101)
    // The view with the modifier, the modifier, the only reader, and its text.
    #expect(host.evaluations { model.count = 1 } == 4)
    #expect(host.lines.last == "mark 1")
  }

  private struct Marking: View {
    @ObservedObject var model: Counter
    let rows: Int

    var body: some View { Rows(rows: rows).environment(\.mark, "mark \(model.count)") }
  }

  private struct Rows: View, Equatable {
    let rows: Int

    var body: some View {
      ForEach(0..<rows, id: \.self) { Text("\($0)") }
      Mark()
    }
  }

  @Test func changingAnOverriddenEnvironmentValueEvaluatesNoViews() {
    let model = Counter()
    let host = TestGraph(Hidden(model: model))
    // The view and both modifiers: the inner one reads the value that it replaces. Not the reader.
    #expect(host.evaluations { model.count = 1 } == 3)
    #expect(host.lines == ["inner"])
  }

  private struct Hidden: View {
    @ObservedObject var model: Counter

    var body: some View { Hiding().environment(\.mark, "mark \(model.count)") }
  }

  private struct Hiding: View {
    var body: some View { Mark().environment(\.mark, "inner") }
  }
}
