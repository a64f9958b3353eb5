import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIImageViewTests {
  @Test func anImageIsReplaced() async {
    let view = UIImageView(image: UIImage(named: "cup"))
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { view }
        Button("Pot") { view.image = UIImage(named: "pot") }
      }
    ) {
      """
        cup
        ( Pot )
      > press Pot
      - cup
      + pot
      """
    }
  }
}
