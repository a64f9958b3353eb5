import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct OnChangeTests {
  private struct Watching: View {
    @ObservedObject var model: Counter
    let history: History
    var initial = false

    var body: some View {
      Text("\(model.count)")
        .onChange(of: model.count, initial: initial) { old, new in
          history.note("\(old) → \(new)")
        }
    }
  }

  @Test func onChangeReceivesTheOldAndNewValues() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Watching(model: model, history: history))
    _ = host.lines
    #expect(history.take().isEmpty)
    model.count = 1
    model.count = 2
    _ = host.lines
    #expect(history.take() == ["0 → 2"])
    model.unseen = 1
    _ = host.lines
    #expect(history.take().isEmpty)
  }

  @Test func onChangeReceivesTheInitialValueOnRequest() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Watching(model: model, history: history, initial: true))
    #expect(history.take() == ["0 → 0"])
    model.count = 1
    _ = host.lines
    #expect(history.take() == ["0 → 1"])
  }

  private struct Capturing: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      let (count, unseen) = (model.count, model.unseen)
      Text("x")
        .onChange(of: model.count) { [count, unseen] new in
          history.note("one parameter: \(count) → \(new), \(unseen)")
        }
        .onChange(of: model.count) { [count, unseen] in
          history.note("no parameter: \(count), \(unseen)")
        }
        .onChange(of: model.count) { [count, unseen] old, new in
          history.note("two parameters: \(count), \(old) → \(new), \(unseen)")
        }
    }
  }

  @Test func onlyAnActionWithOneParameterCapturesTheOldValues() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Capturing(model: model, history: history))
    model.count = 1
    model.unseen = 5
    _ = host.lines
    #expect(
      history.take() == [
        "two parameters: 1, 0 → 1, 5", "no parameter: 1, 5", "one parameter: 0 → 1, 0",
      ])
    model.unseen = 6
    _ = host.lines
    #expect(history.take().isEmpty)
    model.count = 2
    model.unseen = 7
    _ = host.lines
    #expect(
      history.take() == [
        "two parameters: 2, 1 → 2, 7", "no parameter: 2, 7", "one parameter: 1 → 2, 6",
      ])
  }

  private struct Nested: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      VStack {
        Text("a").onChange(of: model.count) { history.note("inner") }
        if model.count == 1 {
          Text("b")
            .onAppear { history.note("appear") }
            .onChange(of: model.count, initial: true) { history.note("new") }
            .onDisappear { history.note("disappear") }
        }
      }
      .onChange(of: model.count) { new in history.note("outer \(new)") }
    }
  }

  @Test func onChangeRunsAfterLifecycleActionsAndForParentsFirst() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Nested(model: model, history: history))
    model.count = 1
    _ = host.lines
    #expect(history.take() == ["appear", "outer 1", "inner", "new"])
    model.count = 2
    _ = host.lines
    #expect(history.take() == ["disappear", "outer 2", "inner"])
  }

  private struct Maybe: View {
    @ObservedObject var model: Counter
    let history: History

    var body: some View {
      let value = model.count == 0 ? nil : model.count
      Text("x").onChange(of: value) { old, new in
        history.note("\(old.map(String.init) ?? "nil") → \(new.map(String.init) ?? "nil")")
      }
    }
  }

  @Test func onChangeReportsChangesToAndFromNil() {
    let history = History()
    let model = Counter()
    let host = TestGraph(Maybe(model: model, history: history))
    model.count = 1
    _ = host.lines
    model.count = 0
    _ = host.lines
    #expect(history.take() == ["nil → 1", "1 → nil"])
  }

  private struct Settling: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count = 7 }
        .accessibilityLabel("start")
        .onChange(of: count) { _, new in if new > 0 { count = new - 1 } }
    }
  }

  @Test func chainedOnChangeActionsFinishInTheSameTurn() {
    let host = TestGraph(Settling())
    host.press("start")
    #expect(host.lines == ["( 0 )"])
    #expect(host.warnings.isEmpty)
  }
}
