import PlatenContext
import PlatenLines
import PlatenNavigation
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

  @Test func theStateOfARowBelongsToTheIDOfItsElement() {
    let model = Names(["a", "b", "c"])
    let host = TestGraph(Rows(model: model))
    host.press("a")
    host.press("c")
    model.names = ["c", "x", "b", "a"]
    #expect(host.lines == ["( c 1 )", "( x 0 )", "( b 0 )", "( a 1 )"])
    model.names = ["b"]
    model.names = ["a", "b"]
    #expect(host.lines == ["( a 1 )", "( b 0 )"], "an update sees only the last value")
    model.names = ["b"]
    _ = host.lines
    model.names = ["a", "b"]
    #expect(host.lines == ["( a 0 )", "( b 0 )"])
  }

  @Test func reorderingElementsMovesTheirLines() {
    let model = Names(["a", "b", "c", "d"])
    let host = TestGraph(Rows(model: model))
    let before = Frame(host.graph.block)
    model.names = ["d", "a", "b", "c"]
    _ = host.lines
    let patch = before.patch(to: Frame(host.graph.block))
    #expect(patch.transcriptLines == ["~ ( d 0 )"])
  }

  @Test func anUnchangedRowIsNotEvaluated() {
    let model = Names((0..<100).map(String.init))
    let host = TestGraph(Rows(model: model))
    // The list, its `ForEach` and the four nodes of the new row: tally, modifier, button and text.
    #expect(host.evaluations { model.names.insert("new", at: 50) } == 6)
    #expect(host.evaluations { model.names.removeLast() } == 2)
    #expect(host.evaluations { model.names.reverse() } == 2)
  }

  @Test func elementsWithADuplicateIDAreHiddenAndReportedOnce() {
    let model = Names(["a", "b", "a"])
    let host = TestGraph(Rows(model: model))
    #expect(host.lines == ["( a 0 )", "( b 0 )"])
    host.press("a")
    model.names = ["b", "b", "a", "a"]
    #expect(host.lines == ["( b 0 )", "( a 1 )"])
    #expect(
      host.warnings == [
        "ForEach in Rows: the id a occurs more than once; only the first element with it is shown"
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

  @Test func theViewsOfAnElementKeepTheirStateWhenTheElementChanges() {
    let model = People()
    let host = TestGraph(PeopleRows(model: model))
    host.press("2")
    model.people[1].name = "Hopper"
    model.people.swapAt(0, 1)
    #expect(host.lines == ["Hopper", "( 2 1 )", "Ada", "( 1 0 )"])
  }

  @Test func aRangeProducesAViewForEachInteger() {
    #expect(picture(9) { ForEach(0..<3) { Text("\($0)") } } == "0\n1\n2")
    #expect(TestGraph(ForEach(0..<0) { Text("\($0)") }).lines.isEmpty)
  }

  /// > Law: rows appear in the order of their elements and keep their state.
  @Test(arguments: seeds)
  func rowsAppearInElementOrderAndKeepTheirState(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Names([])
    let host = TestGraph(Rows(model: model))
    var counts: [String: Int] = [:]
    for _ in 0..<30 {
      var names = (0..<12).map { "r\($0)" }.filter { _ in Bool.random(using: &random) }
      if Bool.random(using: &random) { names.shuffle(using: &random) }
      model.names = names
      counts = counts.filter { names.contains($0.key) }
      #expect(host.lines == names.map { "( \($0) \(counts[$0, default: 0]) )" })
      if let pressed = names.randomElement(using: &random) {
        host.press(pressed)
        counts[pressed, default: 0] += 1
      }
    }
  }
}
