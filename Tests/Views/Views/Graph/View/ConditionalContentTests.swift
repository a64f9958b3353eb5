import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ConditionalContentTests {
  private struct Branches: View {
    @ObservedObject var model: Counter

    var body: some View {
      if model.count == 0 {
        Tally("tally")
      } else {
        Tally("tally")
      }
    }
  }

  @Test func switchingBranchesResetsTheStateOfTheirViews() {
    let model = Counter()
    let host = TestGraph(Branches(model: model))
    host.press("tally")
    model.count = 1
    #expect(host.lines == ["( tally 0 )"])
    model.count = 0
    #expect(host.lines == ["( tally 0 )"])
  }
}
