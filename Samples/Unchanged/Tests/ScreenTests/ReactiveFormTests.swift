import SwiftUI
import Testing

import func PlatenTesting.expectTranscript

@testable import ReactiveForm

@MainActor
@Suite struct ReactiveFormTests {
  @Test func submitIsEnabledWhenBothRulesAreSatisfied() async {
    await expectTranscript(of: ReactiveFormView(model: ReactiveFormModel()), width: 60) {
      """
      > set value1 Ada
      -  value1 [                                      ]
      +  value1 [Ada                                   ]
      -
      - minimum of 3 characters required
      - 0 edits
      + 1 edits
      > set value2 Lovelace
      -  value2  [                                      ]
      +  value2  [Lovelace                              ]
      > set "value2 again" Lovel
      -  value2 again [                                      ]
      +  value2 again [Lovel                                 ]
      > press submit
      ! "submit" is disabled
      > set "value2 again" Lovelace
      -  value2 again [Lovel                                 ]
      +  value2 again [Lovelace                              ]
      -
      - values must match and have at least 5 characters
      - ( submit ) disabled
      + ( submit )
      > press submit
      +
      + Submitted: Ada, Lovelace
      > set value1 Ad
      -  value1 [Ada                                   ]
      +  value1 [Ad                                    ]
      +
      + minimum of 3 characters required
      - ( submit )
      + ( submit ) disabled
      - 1 edits
      + 2 edits
      """
    }
  }

  @Test func returnMovesTheFocusToTheNextFieldAndDoneEndsEditing() async {
    await expectTranscript(of: ReactiveFormView(model: ReactiveFormModel()), width: 60) {
      """
      > press Done
      ! "Done" is disabled
      > focus value1
      - ( History )  Reactive form                 ( Done ) disabled
      + ( History )  Reactive form                          ( Done )
      > submit value1
      > press Done
      - ( History )  Reactive form                          ( Done )
      + ( History )  Reactive form                 ( Done ) disabled
      """
    }
  }

  @Test func submittedValuesAppearInTheHistory() async {
    let model = ReactiveFormModel()
    model.firstEntry = "Grace"
    model.secondEntry = "Hopper"
    model.secondEntryAgain = "Hopper"
    await expectTranscript(of: ReactiveFormView(model: model), width: 60) {
      """
      > press submit
      +
      + Submitted: Grace, Hopper
      > set value1 Ada
      -  value1 [Grace                                 ]
      +  value1 [Ada                                   ]
      - 0 edits
      + 1 edits
      -
      - Submitted: Grace, Hopper
      > press submit
      +
      + Submitted: Ada, Hopper
      > press History
      + ── sheet, dismiss closes it ──
      + History                                            ( Close )
      + [ ] Sort by name
      +
      + Submissions
      +   Grace Hopper ›
      +   Ada Hopper ›
      > toggle "Sort by name"
      - [ ] Sort by name
      + [x] Sort by name
      ~   Ada Hopper ›
      > press "Ada Hopper"
      - History                                            ( Close )
      - [x] Sort by name
      -
      - Submissions
      -   Ada Hopper ›
      -   Grace Hopper ›
      + ( ‹ History )  Ada
      +
      +   First
      +     Ada
      +   Second
      +     Hopper
      +
      > press Back
      - ( ‹ History )  Ada
      -
      -   First
      -     Ada
      -   Second
      -     Hopper
      -
      + History                                            ( Close )
      + [x] Sort by name
      +
      + Submissions
      +   Ada Hopper ›
      +   Grace Hopper ›
      > press List[2]/Delete
      -   Ada Hopper ›
      > press Close
      - ── sheet, dismiss closes it ──
      - History                                            ( Close )
      - [x] Sort by name
      -
      - Submissions
      -   Grace Hopper ›
      """
    }
  }
}
