import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIButtonTests {
  @Test func aButtonPerformsItsActions() async {
    let button = UIButton(type: .system)
    button.setTitle("0", for: .normal)
    var count = 0
    let action = UIAction { _ in
      count += 1
      button.setTitle("\(count)", for: .normal)
    }
    button.addAction(action, for: .touchUpInside)
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { button }
        Shown { UIButton(primaryAction: UIAction(title: "Off") { _ in button.isEnabled = false }) }
      }
    ) {
      """
        ( 0 )
        ( Off )
      > press 0
      - ( 0 )
      + ( 1 )
      > press Off
      - ( 1 )
      + ( 1 ) disabled
      """
    }
  }
}
