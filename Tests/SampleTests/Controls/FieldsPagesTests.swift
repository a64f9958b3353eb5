import ControlsSample
import PlatenTesting
import Testing

/// What a person types into.
@Suite struct FieldsPagesTests {
  @Test func aFieldIsTypedIntoFocusedAndSubmitted() async {
    await expectTranscript(of: TextFieldPage()) {
      """
        City       [where you live                        ]
        Submitted  nothing
        Focus      elsewhere
      > set City Zurich
      - City       [where you live                        ]
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

  @Test func aSecureFieldShowsNothingOfItsText() async {
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
}
