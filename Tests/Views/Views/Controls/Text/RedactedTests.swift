import PlatenNavigation
import Testing

@MainActor
@Suite struct RedactedTests {
  @Test func redactedTextIsShaded() {
    let shown = picture(30) {
      Group {
        Text("Ada 日本")
        Text("Lovelace").unredacted()
        Button("Save") {}
      }
      .redacted(reason: .placeholder)
    }
    #expect(shown == "░░░ ░░░░\nLovelace\n( ░░░░ )")
    #expect(picture(30) { Text("a text").redacted(reason: .privacy) } == "a text")
  }
}
