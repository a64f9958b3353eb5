import Foundation
import PlatenLocalAuthentication
import PlatenStoreKit
import PlatenSwiftUI
import PlatenTesting
import PlatenUniformTypeIdentifiers
import PlatenUserNotifications
import Testing

@MainActor
@Suite struct SystemServicesTests {
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

  @Test func aRequestForAReviewIsLogged() async {
    await expectTranscript(of: ReviewScreen(), width: 30) {
      """
        ( Review )
      > press Review
      > press Review
      > log
        requestReview has no effect: there is no store
      """
    }
  }

  @Test func authenticationFails() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error != nil)
    await #expect(throws: LAError(.biometryNotAvailable)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "test")
    }
  }

  @Test func typesAreKnownByTheirExtensions() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("public.no-such-type") == nil)
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .png))
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(exportedAs: "com.example.note").preferredFilenameExtension == nil)
  }
}

private struct ReviewScreen: View {
  @Environment(\.requestReview) private var requestReview

  var body: some View { Button("Review") { requestReview() } }
}
