import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UISegmentedControlTests {
  @Test func aSegmentIsSelected() async {
    let control = UISegmentedControl(items: ["Green", "Black"])
    control.accessibilityLabel = "Kind"
    control.selectedSegmentIndex = 0
    var sent: [Int] = []
    control.addAction(
      UIAction { _ in sent.append(control.selectedSegmentIndex) }, for: .valueChanged)
    await expectTranscript(of: Shown { control }) {
      """
        Kind (•) Green  ( ) Black
      > pick Kind Black
      - Kind (•) Green  ( ) Black
      + Kind ( ) Green  (•) Black
      """
    }
    #expect(sent == [1])
    #expect(control.titleForSegment(at: 1) == "Black")
  }
}
