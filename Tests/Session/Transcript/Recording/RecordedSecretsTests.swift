import Foundation
import Platen
import Testing

@testable import PlatenTranscript

@Suite struct RecordedSecretsTests {
  private let secrets = RecordedSecrets(["token": "a&b/c"], others: ["typed", "abc"])

  @Test(arguments: [
    "a&b/c", "q=a%26b%2Fc", "${token}", "$${x", "plain", "$a&b/c", "$$a&b/c", "${$}", "$${$}a&b/c",
    #"a\/b a&b\/c"#, "a&amp;b/c", "a%2526b%252Fc", "${a&b/c",
  ])
  func maskingIsReversible(text: String) {
    #expect(secrets.filledIn(secrets.masked(text)) == text)
  }

  @Test(arguments: [
    "a&b/c later", "q=a%26b%2Fc", "${token} $${x", "$later", "$$later$a&b/c", "${$}", "${later",
    "a%26b/clater", "typed late later",
  ])
  func maskingAgainEqualsMaskingWithAllSecrets(text: String) {
    let all = RecordedSecrets(["token": "a&b/c", "pw": "later"], others: ["typed", "abc"])
    #expect(secrets.maskedAgain(secrets.masked(text)) == secrets.masked(text))
    #expect(all.maskedAgain(secrets.masked(text)) == all.masked(text))
  }

  @Test func aNamedSecretIsReplacedByItsNameAndForm() {
    #expect(secrets.masked("q=a&b/c") == "q=${token}")
    #expect(secrets.masked("q=a%26b%2Fc") == "q=${token|url}")
  }

  @Test func aSpellingIsReplacedByTheNameAndTheEncodings() {
    #expect(secrets.masked("q=a%26b%2fc") == "q=${token|url}")
    #expect(secrets.masked(#"a\u0026b/c"#) == "${token|json}")
    #expect(secrets.masked(#"a\\u0026b/c"#) == "${token|json|json}")
    #expect(secrets.masked("a&amp;b%2Fc") == "${token|html}")
    #expect(secrets.masked("$a&b/c") == "${$}${token}")
  }

  @Test func theEncodingsAreAppliedInOrder() {
    let quoted = RecordedSecrets(["token": #"a"b"#])
    #expect(quoted.filledIn("${token|json|json}") == #"a\\\"b"#)
    #expect(quoted.filledIn("${token|html|url}") == "a%26quot%3Bb")
    #expect(quoted.filledIn("${token|rot13}") == "${token|rot13}")
  }

  @Test func aSecretInBase64DataIsMasked() throws {
    let data = Data([0xFF] + "is typed".utf8).base64EncodedString()
    let masked = try #require(Data(base64Encoded: secrets.masked(base64: data)))
    #expect(masked == Data([0xFF] + "is •••".utf8))
    #expect(secrets.masked(base64: "/wA=") == "/wA=")
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
