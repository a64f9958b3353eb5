import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIFeedbackGeneratorTests {
  @Test func hapticsAreReportedOnce() async {
    await expectTranscript(
      of: Button("Tap") {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
      }
    ) {
      """
        ( Tap )
      > press Tap
      > press Tap
      > log
        UIImpactFeedbackGenerator has no effect: a terminal has no haptics
        UINotificationFeedbackGenerator has no effect: a terminal has no haptics
      """
    }
  }
}
