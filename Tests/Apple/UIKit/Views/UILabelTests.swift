import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UILabelTests {
  @Test func aLabelShowsTextInOneLineUnlessMoreAreAllowed() async {
    let label = UILabel()
    label.text = "A tea from the south of Japan"
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { label }
        Button("More") { label.numberOfLines = 0 }
        Button("Other") { label.attributedText = NSAttributedString(string: "Assam") }
      }, width: 20
    ) {
      """
        A tea from the sout…
        ( More )
        ( Other )
      > press More
      - A tea from the sout…
      + A tea from the south
      + of Japan
      > press Other
      - A tea from the south
      + Assam
      - of Japan
      """
    }
  }
}
