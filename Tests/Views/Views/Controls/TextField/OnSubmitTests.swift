import PlatenNavigation
import Testing

@MainActor
@Suite struct OnSubmitTests {
  @Test func onSubmitActionsRunFromTheInnermostToTheOutermost() {
    let history = History()
    let host = TestGraph(
      TextField("name", text: .constant(""))
        .onSubmit { history.note("inner") }
        .onSubmit { history.note("outer") })
    host.control("name")?.perform(.submit)
    #expect(history.take() == ["inner", "outer"])
  }
}
