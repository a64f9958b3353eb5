import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of `why` for containers that switch their content or change their size.
@MainActor
@Suite struct HistoryTests {
  /// A list of numbers with removable rows and a count of the rows that appeared.
  private struct NumbersScreen: View {
    @State private var numbers = Array(1...500)
    @State private var seen = 0

    var body: some View {
      LabeledContent("Seen", value: "\(seen)")
      List {
        ForEach(numbers, id: \.self) { Text("\($0)").onAppear { seen += 1 } }
      }
      Button("Shift") { numbers.removeFirst() }
      Button("Two") { numbers = [1, 2] }
      Button("One") { numbers = [1] }
    }
  }

  private struct LinesScreen: View {
    var body: some View {
      ScrollView { ForEach(1...9, id: \.self) { Text("\($0)") } }
      TextField("Name", text: .constant("Ada"))
    }
  }

  private let host = TestInterpreter(
    of: NumbersScreen(), options: .with { $0.size = Session.Size(width: 60, rows: 4) })

  @Test func whyShowsRemovedRows() async {
    await host.play("scroll List 499")
    let answer = await host.play("why List")
    #expect(
      answer == """
        > why List
          - 1
          - 2
          - 3
          - … 497 below
          + … 497 above
          + 498
          … 2 more
          changed    at 0s, by "scroll List 499"
          published  NumbersScreen.seen
        """)
  }

  @Test func whyShowsTheRemovalOfTheLastRow() async {
    await host.play("press Two\npress One")
    let answer = await host.play("why List")
    #expect(
      answer == """
        > why List
          - 2
          changed    at 0s, by "press One"
          published  NumbersScreen.numbers
        """)
  }

  @Test func whyShowsTheOverflowMarkersOfAScrollView() async {
    let host = TestInterpreter(
      of: LinesScreen(), options: .with { $0.size = Session.Size(rows: 4) })
    await host.play("scroll ScrollView 3")
    let answer = await host.play("why ScrollView")
    #expect(
      answer == """
        > why ScrollView
          - 1
          - 2
          + … 2 above
          - … 6 below
          + 4
          + … 5 below
          changed  at 0s, by "scroll ScrollView 3"
        """)
  }

  @Test func whyIgnoresResizesThatChangeNoState() async {
    await host.play("press Shift\nadvance 2s")
    host.interpreter.resize(width: 50)
    await host.play("advance 1s")
    host.session.resize(rows: 3)
    let answer = await host.play("why List")
    #expect(answer.contains("\n  changed    at 0s, by \"press Shift\"\n"))
    let ofScreen = await host.play("why")
    #expect(ofScreen.contains("\n  changed    at 0s, by \"press Shift\"\n"))
  }

  @Test func whyNamesTheNewSizeAsTheCauseOfAStateChange() async {
    await host.play("scroll List 9\nadvance 2s")
    host.session.resize(rows: 6)
    let answer = await host.play("why Seen")
    #expect(
      answer.hasPrefix(
        """
        > why Seen
          - Seen 5
          + Seen 7
          changed    at 2s, by the new size
          after      "scroll List 9", at 0s
          published  NumbersScreen.seen
        """))
  }
}
