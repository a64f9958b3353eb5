import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import ReactiveForm

@MainActor
@Suite struct ReactiveFormTests {
  @Test func submitIsEnabledOnceBothRulesHold() async {
    await expectTranscript(of: ReactiveFormView(model: ReactiveFormModel()), width: 60) {
      """
      > set value1 Ada
      > set value2 Lovelace
      > set "value2 again" Lovel
      > press submit
      > set "value2 again" Lovelace
      > press submit
      > set value1 Ad
      """
    }
  }

  @Test func theFocusGoesOnWithReturnAndEndsWithDone() async {
    await expectTranscript(of: ReactiveFormView(model: ReactiveFormModel()), width: 60) {
      """
      > press Done
      > focus value1
      > submit value1
      > press Done
      """
    }
  }

  @Test func whatWasSubmittedIsInTheHistory() async {
    let model = ReactiveFormModel()
    model.firstEntry = "Grace"
    model.secondEntry = "Hopper"
    model.secondEntryAgain = "Hopper"
    await expectTranscript(of: ReactiveFormView(model: model), width: 60) {
      """
      > press submit
      > set value1 Ada
      > press submit
      > press History
      > toggle "Sort by name"
      > press Ada
      > press Back
      > press List[2]/Delete
      > press Close
      """
    }
  }
}
