import PlatenWidgetKit
import Testing

@Suite struct WidgetCenterTests {
  @Test func thereAreNoWidgets() async {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "tea")
    WidgetCenter.shared.getCurrentConfigurations { #expect(((try? $0.get()) ?? nil) == []) }
  }
}
