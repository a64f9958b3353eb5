import PlatenReactive
import PlatenViews
import Testing

@MainActor
@Suite struct EnvironmentTests {
  @Test func aValueThatNobodySetsIsTheDefault() {
    #expect(picture(30) { Mark() } == "unmarked")
    #expect(EnvironmentValues().mark == "unmarked")
  }

  @Test func theInnermostValueWins() {
    let shown = picture(30) {
      Group {
        Mark()
        Mark().environment(\.mark, "inner")
        Mark().environment(\.mark, "innermost").environment(\.mark, "inner")
      }
      .environment(\.mark, "outer")
    }
    #expect(shown == "outer\ninner\ninnermost")
  }

  @Test func transformsComposeFromTheOutsideIn() {
    let shown = picture(30) {
      Mark()
        .transformEnvironment(\.mark) { $0 += "c" }
        .transformEnvironment(\.mark) { $0 += "b" }
        .environment(\.mark, "a")
    }
    #expect(shown == "abc")
  }

  @Test func anOptionalValueCanBeSetToNothing() {
    #expect(picture(30) { Count() } == "5")
    #expect(picture(30) { Count().environment(\.limit, 7) } == "7")
    #expect(picture(30) { Count().environment(\.limit, nil).environment(\.limit, 7) } == "none")
  }

  @Test func aChangeEvaluatesThoseThatReadItAlone() {
    let model = Counter()
    let host = TestHost(Marking(model: model, rows: 100))
    #expect(host.lines.count == 101)
    // The view with the modifier, the modifier, the one reader and its text.
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

  @Test func aChangeAboveAValueThatHidesItReachesNobody() {
    let model = Counter()
    let host = TestHost(Hidden(model: model))
    // The view and both modifiers: the inner one looks at what it replaces. Not the reader.
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

  @Test func aTransformFollowsWhatItTransforms() {
    let model = Counter()
    let host = TestHost(Transformed(model: model))
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

  @Test func whatIsDisabledAboveStaysDisabled() {
    let host = TestHost(
      Group {
        Button("a") {}.disabled(false)
        Button("b") {}
      }
      .disabled(true))
    #expect(host.graph.controls.map(\.isEnabled) == [false, false])
    let mixed = TestHost(Button("a") {}.disabled(true).disabled(false))
    #expect(mixed.graph.controls.map(\.isEnabled) == [false])
  }

  @Test func aViewReadsWhetherItIsEnabled() {
    #expect(picture(30) { Price() } == "12 EUR")
    #expect(picture(30) { Price().disabled(true) } == "sold out")
  }

  private struct Price: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "12 EUR" : "sold out") }
  }

  @Test func actionsOfSubmitRunFromTheInsideOut() {
    let history = History()
    let host = TestHost(
      TextField("name", text: .constant(""))
        .onSubmit { history.note("inner") }
        .onSubmit { history.note("outer") })
    host.control("name")?.perform(.submit)
    #expect(history.take() == ["inner", "outer"])
  }
}

private struct Mark: View {
  @Environment(\.mark) private var mark

  var body: some View { Text(mark) }
}

private struct Count: View {
  @Environment(\.limit) private var limit

  var body: some View { Text(limit.map { "\($0)" } ?? "none") }
}

private struct LimitKey: EnvironmentKey {
  static let defaultValue: Int? = 5
}

extension EnvironmentValues {
  fileprivate var limit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}
