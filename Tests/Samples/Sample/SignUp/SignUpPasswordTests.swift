import Platen
import PlatenTesting
import SignUpSample
import Testing

/// Tests of the sign-up screen's messages about passwords.
@MainActor
@Suite struct SignUpPasswordTests {
  @Test func aRepeatedPasswordWithoutAPasswordIsNotValidated() async {
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
  func entropyDependsOnTheCharacterClasses(password: String, bits: Double) {
    #expect(abs(PasswordStrength.entropy(of: password) - bits) < 0.06)
  }

  @Test func eachGradeBeginsAtItsThreshold() {
    // A lowercase letter has 4.7 bits of entropy, so these lengths surround the limits of the
    // grades.
    let grades = [5, 6, 7, 8, 12, 13, 27, 28].map {
      PasswordStrength(of: String(repeating: "a", count: $0))
    }
    #expect(
      grades == [.veryWeak, .weak, .weak, .reasonable, .reasonable, .strong, .strong, .veryStrong])
  }

  @Test(arguments: [
    (4, "■□□□□ very weak", Style.Color.red), (7, "■■□□□ weak", .red),
    (8, "■■■□□ reasonable", .yellow), (13, "■■■■□ strong", .green),
    (28, "■■■■■ very strong", .green),
  ])
  func aGradeHasItsTextAndColor(length: Int, text: String, color: Style.Color) async throws {
    let session = Session(signUpScreen(), time: .virtual)
    try session.type("ad", into: "Username")
    try session.type(.literal(String(repeating: "a", count: length)), into: "Password")
    await session.settle()
    #expect(session.color(of: text) == color)
    #expect(session.color(of: "Username too short") == .red)
    if length < 8 { #expect(session.color(of: "Password needs") == .red) }
    session.close()
  }
}

extension Session {
  /// Returns the color of the text with the given prefix.
  fileprivate func color(of text: String) -> Style.Color? {
    frame.lines.flatMap(\.runs).first { $0.text.hasPrefix(text) }?.style.foreground
  }
}
