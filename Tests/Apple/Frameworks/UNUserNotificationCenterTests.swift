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
      let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
      center.add(request) { #expect(($0 as? UNError)?.code == .notificationsNotAllowed) }
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
  }

  @Test func aNotificationIsNotAllowed() async {
    let center = UNUserNotificationCenter.current()
    let content = UNNotificationContent()
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
  }

  @Test func theCenterRetainsItsDelegateWeakly() {
    let center = UNUserNotificationCenter.current()
    var delegate: Delegate? = Delegate()
    center.delegate = delegate
    #expect(center.delegate === delegate)
    delegate = nil
    #expect(center.delegate == nil)
  }

  private final class Delegate: UNUserNotificationCenterDelegate {}
}
