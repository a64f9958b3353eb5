import PlatenNavigation
import Testing

@MainActor
@Suite struct BadgeTests {
  @Test func aBadgeIsShownInParenthesesAfterItsView() {
    #expect(picture(20) { Text("Inbox").badge(3) } == "Inbox (3)")
    #expect(picture(20) { Text("Inbox").badge(0) } == "Inbox")
    #expect(picture(20) { Text("Inbox").badge("new") } == "Inbox (new)")
    #expect(picture(20) { Text("two\nlines").badge(Text("new")) } == "two (new)\nlines")
  }
}
