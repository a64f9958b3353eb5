import Foundation
import PlatenSwiftUI
import PlatenTesting
import PlatenUserNotifications
import Testing

@MainActor
@Suite struct UNUserNotificationCenterTests {
  @Test func notificationsAreLogged() async {
    let screen = Button("Remind me") {
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization(options: [.alert]) { isGranted, _ in
        #expect(!isGranted)
      }
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }
    await expectTranscript(of: screen, width: 30) {
      """
        ( Remind me )
      > press "Remind me"
      > log
        UNUserNotificationCenter has no effect: a terminal shows no notifications; they are logged
        notification tea: Tea
      """
    }
    let center = UNUserNotificationCenter.current()
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea"])
    center.removePendingNotificationRequests(withIdentifiers: ["tea"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}
