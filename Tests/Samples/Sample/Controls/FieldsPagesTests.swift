import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about text fields.
@Suite struct FieldsPagesTests {
  @Test func aFieldCanBeTypedIntoFocusedAndSubmitted() async {
    await expectTranscript(of: TextFieldPage()) {
      """
        City       [(where you live)                      ]
        People     [2                                     ]
        Submitted  nothing
        Focus      elsewhere
      > set City Zurich
      - City       [(where you live)                      ]
      + City       [Zurich                                ]
      > focus City
      - Focus      elsewhere
      + Focus      City
      > submit City
      - Submitted  nothing
      + Submitted  Zurich
      """
    }
  }

  @Test func aNumberIsParsedWhenItIsEntered() async {
    await expectTranscript(of: TextFieldPage()) {
      """
      > set People 4000
      - People     [2                                     ]
      + People     [4000                                  ]
      > submit People
      - People     [4000                                  ]
      + People     [4,000                                 ]
      > set People many
      - People     [4,000                                 ]
      + People     [many                                  ]
      > submit People
      - People     [many                                  ]
      + People     [4,000                                 ]
      ! cannot submit "People": "many" is not a whole number; the field keeps "4,000"
      """
    }
  }

  @Test func aSecureFieldHidesItsText() async {
    await expectTranscript(of: SecureFieldPage(), secrets: ["pw": "correct horse"]) {
      """
        Password [                                      ]
        Nothing is entered.
      > set Password $pw
      - Password [                                      ]
      + Password [•••                                   ]
      - Nothing is entered.
      + Something is entered.
      > controls
        Password  secure field
      > clear Password
      - Password [•••                                   ]
      + Password [                                      ]
      - Something is entered.
      + Nothing is entered.
      """
    }
  }

  @Test func anEditorHoldsSeveralLines() async {
    await expectTranscript(of: TextEditorPage()) {
      """
      > set Shopping Tea
      - Shopping  [Milk                                  ]
      + Shopping  [Tea                                   ]
      -           [Bread                                 ]
      +           [                                      ]
      - Lines     2
      + Lines     1
      - Longest   Bread
      + Longest   Tea
      > set Shopping "Tea\\nSugar"
      -           [                                      ]
      +           [Sugar                                 ]
      - Lines     1
      + Lines     2
      - Longest   Tea
      + Longest   Sugar
      > clear Shopping
      - Shopping  [Tea                                   ]
      + Shopping  [                                      ]
      -           [Sugar                                 ]
      +           [                                      ]
      - Lines     2
      + Lines     1
      - Longest   Sugar
      + Longest
      """
    }
  }
}
