import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct StateTests {
  @Test func aViewKeepsItsStateWhenItsParentIsEvaluated() {
    let model = Counter()
    let host = TestGraph(Parent(model: model))
    host.press("tally")
    model.count = 1
    #expect(host.lines == ["parent 1", "( tally 1 )"])
  }

  private struct Parent: View {
    @ObservedObject var model: Counter

    var body: some View {
      Text("parent \(model.count)")
      Tally()
    }
  }

  @Test func aViewValueUsedTwiceHasSeparateStateInEachPlace() {
    let tally = Tally()
    let host = TestGraph(
      VStack(alignment: .leading) {
        tally
        tally
      })
    host.press("tally")
    #expect(host.lines == ["( tally 1 )", "( tally 0 )"])
  }

  @Test func settingStateToAnEqualValueEvaluatesNoViews() {
    let host = TestGraph(Setter())
    #expect(host.evaluations { host.press("same") } == 0)
    #expect(host.evaluations { host.press("other") } > 0)
  }

  private struct Setter: View {
    @State private var text = "a"

    var body: some View {
      Text(text)
      Button("same") { text = "a" }
      Button("other") { text = "b" }
    }
  }

  @Test func changingUnreadStateEvaluatesNoViews() {
    let host = TestGraph(Silent())
    #expect(host.evaluations { host.press("count") } == 0)
    host.press("show")
    #expect(host.lines.first == "1")
  }

  private struct Silent: View {
    @State private var unread = 0
    @State private var shown = 0

    var body: some View {
      Text("\(shown)")
      Button("count") { unread += 1 }
      Button("show") { shown = unread }
    }
  }

  @Test func passingABindingDoesNotReadTheState() {
    let host = TestGraph(width: 30, Owner())
    #expect(host.evaluations { host.control("name")?.perform(.set("Ada")) } == 1)
    #expect(host.lines == ["name [Ada                    ]"])
  }

  private struct Owner: View {
    @State private var name = ""

    var body: some View { TextField("name", text: $name) }
  }

  @Test func changingStateThatForEachRowsReadUpdatesTheRows() {
    let host = TestGraph(Choice())
    host.press("next")
    #expect(host.lines == ["  a", "> b", "( next )"])
  }

  private struct Choice: View {
    @State private var chosen = 0

    var body: some View {
      ForEach(0..<2) { row in
        Text((row == chosen ? "> " : "  ") + ["a", "b"][row])
      }
      Button("next") { chosen += 1 }
    }
  }

  @Test func optionalStateStartsAsNil() {
    let host = TestGraph(Maybe())
    #expect(host.lines.first == "none")
    host.press("set")
    #expect(host.lines.first == "3")
  }

  private struct Maybe: View {
    @State private var number: Int?

    var body: some View {
      Text(number.map { "\($0)" } ?? "none")
      Button("set") { number = 3 }
    }
  }

  @Test func stateOutsideAScreenKeepsItsInitialValue() {
    let state = State(initialValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
  }

  @Test func manyStateChangesInOneTurnCauseOneEvaluation() {
    let host = TestGraph(Tally())
    let control = host.control("tally")
    #expect(
      host.evaluations { for _ in 0..<10 { control?.perform(.press) } }
        == host.evaluations { control?.perform(.press) })
    #expect(host.lines == ["( tally 11 )"])
  }
}
