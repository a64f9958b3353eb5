import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct TabTests {
  @Test func tabsAreSelectedByTheirValues() async {
    let screen = Stated("sent") { page in
      TabView(selection: page) {
        Tab("Inbox", systemImage: "tray", value: "inbox") { Text("nothing new") }
        Tab("Sent", systemImage: "paperplane", value: "sent") { Text("1 letter") }
        Tab(value: "search", role: .search) { Text("find") }
      }
      Text(page.wrappedValue)
    }
    await expectTranscript(of: screen, width: 50) {
      """
        ( ) Inbox  (•) Sent  ( ) Search
        1 letter
        sent
      > press Inbox
      - ( ) Inbox  (•) Sent  ( ) Search
      + (•) Inbox  ( ) Sent  ( ) Search
      - 1 letter
      + nothing new
      - sent
      + inbox
      """
    }
  }

  @Test func tabsWithoutValuesAreSelectedInOrder() async {
    let screen = TabView {
      TabSection("Mail") {
        Tab("Inbox", systemImage: "tray") { Text("nothing new") }.badge(2)
      }
      Tab {
        Text("1 letter")
      } label: {
        Text("Sent")
      }
    }
    await expectTranscript(of: screen, width: 50) {
      """
        (•) Inbox (2)  ( ) Sent
        nothing new
      > press Sent
      - (•) Inbox (2)  ( ) Sent
      + ( ) Inbox (2)  (•) Sent
      - nothing new
      + 1 letter
      """
    }
  }
}
