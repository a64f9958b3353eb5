import PlatenContext
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIApplicationTests {
  @Test func aURLIsOpenedAsSwiftUIDoes() async {
    await expectTranscript(
      of: Button("Open") {
        guard let url = URL(string: "https://example.com") else { return }
        UIApplication.shared.open(url) { Log.event("opened: \($0)") }
      }
    ) {
      """
        ( Open )
      > press Open
      > log
        open https://example.com
        opened: true
      """
    }
  }

  @Test func eachSessionHasAWindow() async {
    await expectTranscript(
      of: Text(
        "\(UIApplication.shared.windows.count) \(UIApplication.shared.connectedScenes.count)")
    ) {
      """
        1 1
      """
    }
  }
}
