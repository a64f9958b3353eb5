import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UISliderTests {
  @Test func aValueIsClampedAndSent() async {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    slider.accessibilityLabel = "Strength"
    var sent: [Float] = []
    slider.addAction(UIAction { _ in sent.append(slider.value) }, for: .valueChanged)
    await expectTranscript(of: Shown { slider }) {
      """
        [##########] 10 (0…10)
      > set Strength 4
      - [##########] 10 (0…10)
      + [####------] 4 (0…10)
      """
    }
    #expect(sent == [4])
  }
}
