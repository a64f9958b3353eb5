import FormSample
import PlatenTesting
import Testing

/// The form, rule by rule.
@Suite struct FormScreenTests {
  @Test func itOpensEmptyWithBothMessagesAndNothingToSubmit() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
        value1        [                                      ]
        minimum of 3 characters required
        value2        [                                      ]
        value2 again  [                                      ]
        values must match and have at least 5 characters
        ( submit )    disabled
      """
    }
  }

  // MARK: value1

  @Test func value1NeedsThreeCharacters() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value1 Ad
      - value1        [                                      ]
      + value1        [Ad                                    ]
      > type value1 a
      - value1        [Ad                                    ]
      + value1        [Ada                                   ]
      - minimum of 3 characters required
      > set value1 Ad
      - value1        [Ada                                   ]
      + value1        [Ad                                    ]
      + minimum of 3 characters required
      > clear value1
      - value1        [Ad                                    ]
      + value1        [                                      ]
      """
    }
  }

  // MARK: value2

  @Test func value2NeedsFiveCharactersEvenIfItsRepeatIsEqual() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value2 abcd
      - value2        [                                      ]
      + value2        [abcd                                  ]
      > set "value2 again" abcd
      - value2 again  [                                      ]
      + value2 again  [abcd                                  ]
      > type value2 e
      - value2        [abcd                                  ]
      + value2        [abcde                                 ]
      > type "value2 again" e
      - value2 again  [abcd                                  ]
      + value2 again  [abcde                                 ]
      - values must match and have at least 5 characters
      """
    }
  }

  @Test func value2MustEqualItsRepeat() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value2 abcde
      - value2        [                                      ]
      + value2        [abcde                                 ]
      > set "value2 again" abcdE
      - value2 again  [                                      ]
      + value2 again  [abcdE                                 ]
      > set "value2 again" abcde
      - value2 again  [abcdE                                 ]
      + value2 again  [abcde                                 ]
      - values must match and have at least 5 characters
      > set "value2 again" "abcde "
      + values must match and have at least 5 characters
      """
    }
  }

  @Test func clearingEitherOfTheTwoBringsTheMessageBack() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value2 abcde
      - value2        [                                      ]
      + value2        [abcde                                 ]
      > set "value2 again" abcde
      - value2 again  [                                      ]
      + value2 again  [abcde                                 ]
      - values must match and have at least 5 characters
      > clear value2
      - value2        [abcde                                 ]
      + value2        [                                      ]
      + values must match and have at least 5 characters
      > set value2 abcde
      - value2        [                                      ]
      + value2        [abcde                                 ]
      - values must match and have at least 5 characters
      > clear "value2 again"
      - value2 again  [abcde                                 ]
      + value2 again  [                                      ]
      + values must match and have at least 5 characters
      """
    }
  }

  // MARK: submit

  @Test func submitIsEnabledOnlyWhileBothRulesHold() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value2 abcde
      - value2        [                                      ]
      + value2        [abcde                                 ]
      > set "value2 again" abcde
      - value2 again  [                                      ]
      + value2 again  [abcde                                 ]
      - values must match and have at least 5 characters
      > set value1 Ada
      - value1        [                                      ]
      + value1        [Ada                                   ]
      - minimum of 3 characters required
      - ( submit )    disabled
      + ( submit )
      > set value1 Ad
      - value1        [Ada                                   ]
      + value1        [Ad                                    ]
      + minimum of 3 characters required
      - ( submit )
      + ( submit )    disabled
      """
    }
  }

  @Test func pressingSubmitBeforeFails() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > press submit
      ! «submit» is disabled
      > set value1 Ada
      - value1        [                                      ]
      + value1        [Ada                                   ]
      - minimum of 3 characters required
      > press submit
      ! «submit» is disabled
      """
    }
  }

  @Test func submittingShowsBothValues() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value1 Ada
      - value1        [                                      ]
      + value1        [Ada                                   ]
      - minimum of 3 characters required
      > set value2 lovelace
      - value2        [                                      ]
      + value2        [lovelace                              ]
      > set "value2 again" lovelace
      - value2 again  [                                      ]
      + value2 again  [lovelace                              ]
      - values must match and have at least 5 characters
      - ( submit )    disabled
      + ( submit )
      > press submit
      + Submitted: Ada, lovelace
      # What was submitted stays as it was.
      > set value1 Grace
      - value1        [Ada                                   ]
      + value1        [Grace                                 ]
      > press submit
      - Submitted: Ada, lovelace
      + Submitted: Grace, lovelace
      """
    }
  }
}
