import Platen
import Testing

@testable import PlatenSession

@Suite struct SecretMaskTests {
  private func masked(_ text: String, _ secrets: String...) -> String {
    SecretMask(secrets) { secret, form in
      "<\(secrets.firstIndex(of: secret) ?? -1)\(form.rawValue)>"
    }
    .masked(text)
  }

  @Test func aSecretIsMaskedWhereverItOccurs() {
    #expect(masked("hunter2, hunter2!", "hunter2") == "<0>, <0>!")
    #expect(masked("nothing", "hunter2") == "nothing")
    #expect(masked("text", "") == "text")
  }

  @Test func encodedFormsOfASecretAreMasked() {
    #expect(masked("q=a%26b", "a&b") == "q=<0|url>")
    #expect(masked(#"{"q":"a\"b"}"#, #"a"b"#) == #"{"q":"<0|json>"}"#)
    #expect(masked(#"a\/b"#, "a/b") == "<0|json/>")
  }

  @Test func theLongestSecretIsMaskedFirst() {
    #expect(masked("hunter2 hunter", "hunter", "hunter2") == "<1> <0>")
  }

  @Test func aPlaceholderIsNotMaskedAgain() {
    #expect(masked("long 0", "long", "0") == "<0> <1>")
  }
}
