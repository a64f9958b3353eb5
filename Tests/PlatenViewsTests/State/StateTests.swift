import PlatenReactive
import PlatenViews
import Testing

@MainActor
@Suite struct StateTests {
  @Test func stateSurvivesAnEvaluationOfTheViewAbove() {
    let model = Counter()
    let stage = TestHost(Parent(model: model))
    stage.press("tally")
    model.count = 1
    #expect(stage.lines == ["parent 1", "( tally 1 )"])
  }

  private struct Parent: View {
    @ObservedObject var model: Counter

    var body: some View {
      Text("parent \(model.count)")
      Tally()
    }
  }

  @Test func aViewUsedTwiceHasAStateInEachPlace() {
    let tally = Tally()
    let stage = TestHost(
      VStack(alignment: .leading) {
        tally
        tally
      })
    stage.press("tally")
    #expect(stage.lines == ["( tally 1 )", "( tally 0 )"])
  }

  @Test func settingAnEqualValueEvaluatesNothing() {
    let stage = TestHost(Setter())
    #expect(stage.evaluations { stage.press("same") } == 0)
    #expect(stage.evaluations { stage.press("other") } > 0)
  }

  private struct Setter: View {
    @State private var text = "a"

    var body: some View {
      Text(text)
      Button("same") { text = "a" }
      Button("other") { text = "b" }
    }
  }

  @Test func aStateThatNoBodyReadsEvaluatesNothing() {
    let stage = TestHost(Silent())
    #expect(stage.evaluations { stage.press("count") } == 0)
    stage.press("show")
    #expect(stage.lines.first == "1")
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

  @Test func passingABindingOnIsNotReading() {
    let stage = TestHost(width: 30, Owner())
    #expect(stage.evaluations { stage.control("name")?.perform(.set, "Ada") } == 1)
    #expect(stage.lines == ["name [Ada                    ]"])
  }

  private struct Owner: View {
    @State private var name = ""

    var body: some View { TextField("name", text: $name) }
  }

  @Test func aStateReadByTheRowsOfAForEachIsFollowed() {
    let stage = TestHost(Choice())
    stage.press("next")
    #expect(stage.lines == ["  a", "> b", "( next )"])
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

  @Test func aStateCanBeginWithNothing() {
    let stage = TestHost(Maybe())
    #expect(stage.lines.first == "none")
    stage.press("set")
    #expect(stage.lines.first == "3")
  }

  private struct Maybe: View {
    @State private var number: Int?

    var body: some View {
      Text(number.map { "\($0)" } ?? "none")
      Button("set") { number = 3 }
    }
  }

  @Test func outsideOfAScreenAStateIsWhatItBeganWith() {
    let state = State(initialValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
  }

  @Test func manyChangesInOneTurnAreOneEvaluation() {
    let stage = TestHost(Tally())
    let control = stage.control("tally")
    #expect(
      stage.evaluations { for _ in 0..<10 { control?.perform(.press) } }
        == stage.evaluations { control?.perform(.press) })
    #expect(stage.lines == ["( tally 11 )"])
  }
}
