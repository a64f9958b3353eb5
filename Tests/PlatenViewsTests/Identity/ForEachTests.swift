import PlatenLines
import PlatenReactive
import PlatenViews
import Testing

@MainActor
@Suite struct ForEachTests {
  private final class Names: ObservableObject {
    @Published var names: [String]
    init(_ names: [String]) { self.names = names }
  }

  private struct Rows: View {
    @ObservedObject var model: Names

    var body: some View {
      ForEach(model.names, id: \.self) { Tally($0) }
    }
  }

  @Test func stateFollowsTheId() {
    let model = Names(["a", "b", "c"])
    let stage = TestHost(Rows(model: model))
    stage.press("a")
    stage.press("c")
    model.names = ["c", "x", "b", "a"]
    #expect(stage.lines == ["( c 1 )", "( x 0 )", "( b 0 )", "( a 1 )"])
    model.names = ["b"]
    model.names = ["a", "b"]
    #expect(stage.lines == ["( a 1 )", "( b 0 )"], "one turn sees the last value alone")
    model.names = ["b"]
    _ = stage.lines
    model.names = ["a", "b"]
    #expect(stage.lines == ["( a 0 )", "( b 0 )"])
  }

  @Test func aReorderingMovesLines() {
    let model = Names(["a", "b", "c", "d"])
    let stage = TestHost(Rows(model: model))
    let before = Frame(stage.graph.block)
    model.names = ["d", "a", "b", "c"]
    _ = stage.lines
    let patch = before.patch(to: Frame(stage.graph.block))
    #expect(patch.transcriptLines == ["~ ( d 0 )"])
  }

  @Test func anUnchangedRowIsNotEvaluated() {
    let model = Names((0..<100).map(String.init))
    let stage = TestHost(Rows(model: model))
    // The list, its ForEach, and what is in the new row: a tally, its modifier, button and text.
    #expect(stage.evaluations { model.names.insert("new", at: 50) } == 6)
    #expect(stage.evaluations { model.names.removeLast() } == 2)
    #expect(stage.evaluations { model.names.reverse() } == 2)
  }

  @Test func ofElementsWithOneIdTheFirstIsShownAndTheOthersAreReportedOnce() {
    let model = Names(["a", "b", "a"])
    let stage = TestHost(Rows(model: model))
    #expect(stage.lines == ["( a 0 )", "( b 0 )"])
    stage.press("a")
    model.names = ["b", "b", "a", "a"]
    #expect(stage.lines == ["( b 0 )", "( a 1 )"])
    #expect(
      stage.warnings == [
        "ForEach in Rows: the id a occurs more than once; only its first element is shown"
      ])
  }

  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  private final class People: ObservableObject {
    @Published var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  }

  private struct PeopleRows: View {
    @ObservedObject var model: People

    var body: some View {
      ForEach(model.people) { person in
        Text(person.name)
        Tally("\(person.id)")
      }
    }
  }

  @Test func elementsCanHaveSeveralViewsAndChange() {
    let model = People()
    let stage = TestHost(PeopleRows(model: model))
    stage.press("2")
    model.people[1].name = "Hopper"
    model.people.swapAt(0, 1)
    #expect(stage.lines == ["Hopper", "( 2 1 )", "Ada", "( 1 0 )"])
  }

  @Test func aRangeIsACollectionToo() {
    #expect(picture(9) { ForEach(0..<3) { Text("\($0)") } } == "0\n1\n2")
    #expect(TestHost(ForEach(0..<0) { Text("\($0)") }).lines.isEmpty)
  }

  /// > Law: rows are where their elements are, with the state that they had.
  @Test(arguments: seeds)
  func rowsAreWhereTheirElementsAre(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Names([])
    let stage = TestHost(Rows(model: model))
    var counts: [String: Int] = [:]
    for _ in 0..<30 {
      var names = (0..<12).map { "r\($0)" }.filter { _ in Bool.random(using: &random) }
      if Bool.random(using: &random) { names.shuffle(using: &random) }
      model.names = names
      counts = counts.filter { names.contains($0.key) }
      #expect(stage.lines == names.map { "( \($0) \(counts[$0, default: 0]) )" })
      if let pressed = names.randomElement(using: &random) {
        stage.press(pressed)
        counts[pressed, default: 0] += 1
      }
    }
  }
}
