import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIActivityIndicatorViewTests {
  @Test func anIndicatorIsShownWhileItAnimates() async {
    let indicator = UIActivityIndicatorView(style: .medium)
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { indicator }
        Button("Start") { indicator.startAnimating() }
        Button("Stop") { indicator.stopAnimating() }
        Button("Keep") { indicator.hidesWhenStopped = false }
      }
    ) {
      """
        ( Start )
        ( Stop )
        ( Keep )
      > press Start
      + in progress…
      > press Stop
      - in progress…
      > press Keep
      + in progress…
      """
    }
  }
}
