import TeaViews
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct BrewerTests {
  @Test func theAppCanReusePlatenTypeNames() async {
    await expectTranscript(of: BrewerView(), width: 40) {
      """
        Cold, 0 cups
        ( Heat ) destructive
        ( Pour )
      > press Pour
      + The water is cold
      > press Heat
      - Cold, 0 cups
      + Hot, 0 cups
      - The water is cold
      > press Pour
      - Hot, 0 cups
      + Hot, 1 cups
      > press Pour
      - Hot, 1 cups
      + Hot, 2 cups
      + The machine is empty
      """
    }
  }
}
