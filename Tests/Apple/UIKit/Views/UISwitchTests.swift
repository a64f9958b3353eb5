import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UISwitchTests {
  @Test func aSwitchSendsItsValue() async {
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Milk"
    var sent: [Bool] = []
    toggle.addAction(UIAction { _ in sent.append(toggle.isOn) }, for: .valueChanged)
    await expectTranscript(of: Shown { toggle }) {
      """
        [ ] Milk
      > toggle Milk
      - [ ] Milk
      + [x] Milk
      """
    }
    #expect(sent == [true])
  }
}
