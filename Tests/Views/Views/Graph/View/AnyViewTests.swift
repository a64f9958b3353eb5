import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct AnyViewTests {
  private struct ErasedType: View {
    @ObservedObject var model: Counter

    var body: some View { shown }

    private var shown: AnyView {
      model.count < 2 ? AnyView(Tally()) : AnyView(Tally().padding(.leading))
    }
  }

  @Test func changingTheTypeOfTheViewInAnAnyViewResetsItsState() {
    let model = Counter()
    let host = TestGraph(ErasedType(model: model))
    host.press("tally")
    model.count = 1
    #expect(host.lines == ["( tally 1 )"])
    model.count = 2
    #expect(host.lines == ["  ( tally 0 )"])
  }

  @Test func nestedAnyViewsShowTheirContent() {
    let host = TestGraph(AnyView(AnyView(erasing: Text("a"))))
    #expect(host.lines == ["a"])
  }
}
