import FormSample
import PlatenTesting
import Testing

/// Tests of valid and invalid input in the form.
@Suite struct FormScreenEntryTests {
  @Test func submitFailsBeforeTheFormIsValid() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > press submit
      ! "submit" is disabled
      > set value1 Ada
      - value1        [                                      ]
      + value1        [Ada                                   ]
      - minimum of 3 characters required
      > press submit
      ! "submit" is disabled
      """
    }
  }

  @Test func setReplacesTextAndTypeAppends() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > type value1 Ad
      - value1        [                                      ]
      + value1        [Ad                                    ]
      > type value1 a
      - value1        [Ad                                    ]
      + value1        [Ada                                   ]
      - minimum of 3 characters required
      > set value1 Bo
      - value1        [Ada                                   ]
      + value1        [Bo                                    ]
      + minimum of 3 characters required
      """
    }
  }

  @Test func typingInsertsGraphemeClusters() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      # Seven scalars, two characters.
      > set value1 👨‍👩‍👧e\u{301}
      - value1        [                                      ]
      + value1        [👨‍👩‍👧é                                   ]
      > type value1 漢
      - value1        [👨‍👩‍👧é                                   ]
      + value1        [👨‍👩‍👧é漢                                 ]
      - minimum of 3 characters required
      """
    }
  }

  @Test func wideCharactersTakeTwoCells() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value2 こんにちは
      - value2        [                                      ]
      + value2        [こんにちは                            ]
      > set "value2 again" こんにちは
      - value2 again  [                                      ]
      + value2 again  [こんにちは                            ]
      - values must match and have at least 5 characters
      """
    }
  }

  @Test func textIsComparedByCanonicalEquivalence() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value2 caf\u{E9}s
      - value2        [                                      ]
      + value2        [cafés                                 ]
      > set "value2 again" cafe\u{301}s
      - value2 again  [                                      ]
      + value2 again  [cafés                                 ]
      - values must match and have at least 5 characters
      """
    }
  }

  @Test func spacesAreCharacters() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value1 "   "
      - minimum of 3 characters required
      """
    }
  }

  @Test func controlCharactersInInputAreShownEscaped() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set value1 \u{1B}[2J\u{1B}[31mred\u{7}
      - value1        [                                      ]
      + value1        [␛[2J␛[31mred␇                         ]
      - minimum of 3 characters required
      > set value2 "\u{202E}abcde\u{0}\u{8}"
      - value2        [                                      ]
      + value2        [�abcde␀␈                              ]
      > set "value2 again" "\u{202E}abcde\u{0}\u{8}"
      - value2 again  [                                      ]
      + value2 again  [�abcde␀␈                              ]
      - values must match and have at least 5 characters
      - ( submit )    disabled
      + ( submit )
      > press submit
      + Submitted: ␛[2J␛[31mred␇, �abcde␀␈
      """
    }
  }

  @Test func textLongerThanItsFieldShowsItsEnd() async {
    await expectTranscript(of: FormScreen(), width: 40) {
      """
      > set value1 The quick brown fox jumps over the lazy dog
      - value1        [                        ]
      + value1        […jumps over the lazy dog]
      - minimum of 3 characters required
      """
    }
  }

  @Test func aSimilarNameIsSuggestedForAMisspelledName() async {
    await expectTranscript(of: FormScreen(), width: 60) {
      """
      > set valeu1 Ada
      ! no control "valeu1"; did you mean "value1"?
      > set submit Ada
      ! cannot set "submit": it is a button; use press submit
      > press value1
      ! cannot press "value1": it is a text field; use set value1 TEXT
      """
    }
  }
}
