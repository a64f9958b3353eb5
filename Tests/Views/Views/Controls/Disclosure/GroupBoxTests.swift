import PlatenNavigation
import Testing

@MainActor
@Suite struct GroupBoxTests {
  @Test func aGroupBoxIndentsItsContentAndAControlGroupFormsOneRow() {
    #expect(
      picture(40) {
        GroupBox("Terms") {
          Text("No refunds.")
          Toggle("I agree", isOn: .constant(true))
        }
      } == "Terms\n  No refunds.\n  [x] I agree")
    #expect(
      picture(40) {
        ControlGroup {
          Button("Cut") {}
          Button("Copy", systemImage: "doc") {}
        }
      } == "( Cut ) ( Copy )")
  }
}
