import PlatenNavigation
import Testing

@MainActor
@Suite struct IsEnabledTests {
  @Test func aDescendantCannotReenableADisabledControl() {
    let host = TestGraph(
      Group {
        Button("a") {}.disabled(false)
        Button("b") {}
      }
      .disabled(true))
    #expect(host.graph.controls.map(\.isEnabled) == [false, false])
    let mixed = TestGraph(Button("a") {}.disabled(true).disabled(false))
    #expect(mixed.graph.controls.map(\.isEnabled) == [false])
  }

  @Test func isEnabledReflectsTheDisabledModifier() {
    #expect(picture(30) { Price() } == "12 EUR")
    #expect(picture(30) { Price().disabled(true) } == "sold out")
  }

  private struct Price: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "12 EUR" : "sold out") }
  }
}
