import PlatenContext
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIStepperTests {
  @Test func aValueChangesInStepsWithinItsRange() async {
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Cups"
    stepper.maximumValue = 1
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Shown { stepper }
        Button("Read") { Log.event("\(stepper.value)") }
      }
    ) {
      """
        Cups [  +] 0 (0…1)
        ( Read )
      > increment Cups
      - Cups [  +] 0 (0…1)
      + Cups [-  ] 1 (0…1)
      > press Read
      > log
        1.0
      """
    }
  }
}
