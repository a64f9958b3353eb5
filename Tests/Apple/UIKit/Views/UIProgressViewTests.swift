import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIProgressViewTests {
  @Test func progressIsShownAsABar() async {
    let view = UIProgressView(progressViewStyle: .bar)
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { view }
        Button("Half") { view.setProgress(0.5, animated: true) }
      }
    ) {
      """
        [----------] 0%
        ( Half )
      > press Half
      - [----------] 0%
      + [#####-----] 50%
      """
    }
  }
}
