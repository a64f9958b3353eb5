import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIPageControlTests {
  @Test func aPageControlShowsTheNumberOfThePage() async {
    let control = UIPageControl()
    control.numberOfPages = 3
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { control }
        Button("Next") { control.currentPage += 1 }
      }
    ) {
      """
        page 1 of 3
        ( Next )
      > press Next
      - page 1 of 3
      + page 2 of 3
      """
    }
  }
}
