import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIFontTests {
  @Test func onlyTheWeightAndTheTextStyleOfAFontAreDrawn() {
    #expect(Font(UIFont.systemFont(ofSize: 12, weight: .semibold)) == .body.bold())
    #expect(Font(UIFont.systemFont(ofSize: 12, weight: .medium)) == .body)
    #expect(Font(UIFont.preferredFont(forTextStyle: .caption1)) == .caption)
    #expect(UIFont(name: "Georgia", size: 9)?.withSize(10).pointSize == 10)
  }
}
