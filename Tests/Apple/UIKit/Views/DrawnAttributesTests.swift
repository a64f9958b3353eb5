import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct DrawnAttributesTests {
  @Test func theAttributesOfAViewAreDrawn() async {
    let button = UIButton()
    button.setTitle("Brew", for: .normal)
    (button.accessibilityLabel, button.accessibilityIdentifier) = ("Brew tea", "brew")
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { button }
        Button("Lock") { button.isUserInteractionEnabled = false }
        Button("Fade") { button.alpha = 0 }
      }
    ) {
      """
        ( Brew )
        ( Lock )
        ( Fade )
      > press Lock
      - ( Brew )
      + ( Brew ) disabled
      > controls
        brew  button  disabled  label "Brew tea"
        Lock  button
        Fade  button
      > press Fade
      - ( Brew ) disabled
      """
    }
  }
}
