import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ViewBuilderTests {
  @Test func anEmptyBuilderProducesNoLines() {
    #expect(TestGraph(Group {}).lines.isEmpty)
  }

  @Test func aBuilderAcceptsAnyNumberOfViews() {
    let shown = picture(9) {
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
        Text("13")
        Text("14")
        Text("15")
        Text("16")
        Text("17")
        Text("18")
        Text("19")
        Text("20")
        Text("21")
        Text("22")
      }
    }
    #expect(shown == (1...22).map(String.init).joined(separator: "\n"))
  }

  private enum Kind: CaseIterable {
    case none, one, two, three
  }

  @ViewBuilder private func views(_ kind: Kind) -> some View {
    switch kind {
    case .none: EmptyView()
    case .one: Text("one")
    case .two:
      Text("one")
      Text("two")
    case .three: ForEach(0..<3) { Text("\($0)") }
    }
  }

  @Test func aSwitchShowsTheMatchingCase() {
    #expect(Kind.allCases.map { views($0) }.map { TestGraph($0).lines.count } == [0, 1, 2, 3])
  }

  @ViewBuilder private func rows(_ count: Int, isOpen: Bool) -> some View {
    let title = "rows: \(count)"
    Text(title)
    if isOpen {
      for row in 0..<count {
        Text("row \(row)")
      }
    } else if count > 5 {
      Text("many")
    } else {
      Text("few")
    }
    if let last = (0..<count).last { Text("last: \(last)") }
  }

  @Test func aBuilderSupportsConditionalsAndLoops() {
    #expect(TestGraph(rows(2, isOpen: true)).lines == ["rows: 2", "row 0", "row 1", "last: 1"])
    #expect(TestGraph(rows(6, isOpen: false)).lines == ["rows: 6", "many", "last: 5"])
    #expect(TestGraph(rows(0, isOpen: false)).lines == ["rows: 0", "few"])
  }

  @ViewBuilder private var available: some View {
    if #available(macOS 14, *) {
      Text("new")
    } else {
      Text("old")
    }
  }

  @Test func aBuilderSupportsAvailabilityChecks() {
    #expect(TestGraph(available).lines == ["new"])
  }

  private struct Loop: View {
    @ObservedObject var model: Counter

    var body: some View {
      for row in 0..<model.count {
        Tally("\(row)")
      }
    }
  }

  @Test func viewsBuiltInALoopAreIdentifiedByPosition() {
    let model = Counter()
    model.count = 2
    let host = TestGraph(Loop(model: model))
    host.press("1")
    model.count = 3
    #expect(host.lines == ["( 0 0 )", "( 1 1 )", "( 2 0 )"])
    model.count = 1
    #expect(host.lines == ["( 0 0 )"])
  }
}
