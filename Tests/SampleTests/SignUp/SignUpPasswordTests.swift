import PlatenTesting
import SignUpSample
import Testing

/// What the sign-up screen says of passwords.
@MainActor
@Suite struct SignUpPasswordTests {
  @Test func theFirstRuleThatIsBrokenIsShown() async {
    let secrets = [
      "short": "aB3-x", "weak": String(repeating: " ", count: 8),
      "fair": "lovelace", "good": "Correct-Horse-9",
    ]
    await expectTranscript(of: signUpScreen(), secrets: secrets) {
      """
      > set Password $short
      - Password         [                                      ]
      + Password         [•••                                   ]
      + ■■□□□ weak
      + Password needs to be at least 8 characters
      > clear Password
      - Password         [•••                                   ]
      + Password         [                                      ]
      - ■■□□□ weak
      - Password needs to be at least 8 characters
      + Password must not be empty
      > set Password $weak
      - Password         [                                      ]
      + Password         [•••                                   ]
      + ■□□□□ very weak
      - Password must not be empty
      + Password not strong enough
      > set Password $fair
      - ■□□□□ very weak
      + ■■■□□ reasonable
      - Password not strong enough
      > set "Repeat password" $good
      - Repeat password  [                                      ]
      + Repeat password  [•••                                   ]
      + Passwords do not match
      > set Password $good
      - ■■■□□ reasonable
      + ■■■■□ strong
      - Passwords do not match
      """
    }
  }

  @Test func aRepeatAloneIsNotJudged() async {
    await expectTranscript(of: signUpScreen(), secrets: ["good": "Correct-Horse-9"]) {
      """
      > set "Repeat password" $good
      - Repeat password  [                                      ]
      + Repeat password  [•••                                   ]
      """
    }
  }

  @Test(arguments: [
    ("", 0.0), ("a", 4.7), ("aA", 11.4), ("aA1", 17.9), ("aA1-", 25.4), ("aA1-+", 32.6),
    ("aA1- ", 31.9), ("aaaaaaaa", 37.6), ("é", 4.7), ("漢字", 14.6), ("$$", 6.6), ("  ", 0.0),
  ])
  func entropyIsThatOfTheClassesUsed(password: String, bits: Double) {
    #expect(abs(PasswordStrength.entropy(of: password) - bits) < 0.06)
  }

  @Test func gradesBeginWhereTheyShould() {
    // A lower-case letter is 4.7 bits: 5, 6, 7, 12, 13, 27 and 28 of them.
    let grades = [5, 6, 7, 8, 12, 13, 27, 28].map {
      PasswordStrength(of: String(repeating: "a", count: $0))
    }
    #expect(
      grades == [.veryWeak, .weak, .weak, .reasonable, .reasonable, .strong, .strong, .veryStrong])
  }
}
