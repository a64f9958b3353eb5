import Foundation
import Platen
import Testing

@testable import PlatenTranscript

@Suite struct RecordedSecretsTests {
  private let secrets = RecordedSecrets(["token": "a&b/c"], others: ["typed", "abc"])

  @Test(arguments: ["a&b/c", "q=a%26b%2Fc", "${token}", "$${x", "plain"])
  func maskingIsReversible(text: String) {
    #expect(secrets.filledIn(secrets.masked(text)) == text)
  }

  @Test func aNamedSecretIsReplacedByItsNameAndForm() {
    #expect(secrets.masked("q=a&b/c") == "q=${token}")
    #expect(secrets.masked("q=a%26b%2Fc") == "q=${token|url}")
  }

  @Test func aSecretWithoutANameIsMasked() {
    #expect(secrets.masked("it is typed") == "it is •••")
  }

  @Test func fewerThanFourCharactersAreNotMasked() {
    #expect(secrets.masked("abc") == "abc")
  }

  @Test func anUnknownNameIsUnchanged() {
    #expect(secrets.filledIn("${other}") == "${other}")
  }
}
