import Foundation
import Platen
import Testing

@testable import PlatenSecrets

@Suite struct SecretMaskTests {
  private func masked(_ text: String, _ secrets: String...) -> String {
    SecretMask(secrets).parts(of: text).map { part in
      switch part {
      case .text(let text): text
      case .secret(let secret, let forms):
        "<\(secrets.firstIndex(of: secret) ?? -1)\(forms.map(\.rawValue).joined())>"
      case .overlap: "<>"
      }
    }
    .joined()
  }

  @Test func aSecretIsMaskedWhereverItOccurs() {
    #expect(masked("hunter2, hunter2!", "hunter2") == "<0>, <0>!")
    #expect(masked("nothing", "hunter2") == "nothing")
    #expect(masked("text", "") == "text")
    #expect(masked("", "hunter2") == "")
  }

  @Test func encodedFormsOfASecretAreMasked() {
    #expect(masked("q=a%26b", "a&b") == "q=<0|url>")
    #expect(masked(#"{"q":"a\"b"}"#, #"a"b"#) == #"{"q":"<0|json>"}"#)
    #expect(masked(#"a\/b"#, "a/b") == "<0|json/>")
    #expect(masked("a&lt;b", "a<b") == "<0|html>")
  }

  @Test(arguments: [
    (#"sch\u00f6n&\u00FCber"#, "json"), (#"sch\u{f6}n\u{26}\u{FC}ber"#, "json"),
    ("sch%c3%b6n%26%C3%BCber", "url"), ("sch&ouml;n&amp;&uuml;ber", "html"),
    ("sch&#246;n&#x26;&#XFC;ber", "html"), ("schön%26über", "url"), (#"schön\u0026über"#, "json"),
    (#"s%63h\u00f6n&amp;%C3%BCber"#, "url"),
  ])
  func everySpellingOfASecretIsMasked(spelling: String, form: String) {
    #expect(masked("(\(spelling))", "schön&über") == "(<0|\(form)>)")
  }

  @Test func aPlusSignIsASpaceOrItself() {
    #expect(masked("a+b+c", "a b+c") == "<0|url>")
    #expect(masked("a%20b+c", "a b+c") == "<0|url>")
  }

  @Test func aPairOfSurrogatesIsOneCharacter() {
    #expect(masked(#"key\uD83D\uDE00"#, "key😀") == "<0|json>")
    #expect(masked(#"key\uD83D\u0041"#, "key😀") == #"key\uD83D\u0041"#)
  }

  @Test func aSecretIsMaskedInComposedAndDecomposedForm() {
    #expect(masked("cafe\u{301} caf\u{E9}", "caf\u{E9}") == "<0> <0>")
  }

  @Test func aSecretThatWasEncodedTwiceIsMasked() {
    #expect(masked("q=a%2526b", "a&b") == "q=<0|url|url>")
    #expect(
      masked(#"{"body":"{\"q\":\"a\\\"b\"}"}"#, #"a"b"#) == #"{"body":"{\"q\":\"<0|json|json>\"}"}"#
    )
    #expect(masked(#"a\u0026lt;b"#, "a<b") == "<0|html|json>")
  }

  /// The `%2` before the secret must not consume its first character.
  @Test func textBeforeASecretDoesNotHideIt() {
    #expect(masked(#"%25a\u0026b"#, "5a&b") == "%2<0|json>")
    #expect(masked(#"C:\naive"#, "naive") == #"C:\<0>"#)
  }

  @Test func aSecretThatLooksLikeAnEscapeSequenceIsMasked() {
    for text in ["50%25a b", "50%25a%20b", "50%2525a b", "50%2525a%20b"] {
      #expect(masked(text, "50%25a b").first == "<", "\(text)")
    }
  }

  @Test func anIncompleteSequenceAtTheEndIsText() {
    for end in [
      "%", "%2", "\\", #"\u"#, #"\u00"#, #"\u{2"#, #"\uD83D"#, #"\uD83D\"#, "&", "&#", "&#x", "&am",
    ] {
      #expect(masked("secret" + end, "secret") == "<0>" + end)
    }
  }

  @Test func theLongestSecretIsMaskedFirst() {
    #expect(masked("hunter2 hunter", "hunter", "hunter2") == "<1> <0>")
  }

  @Test func bothOfTwoOverlappingSecretsAreMasked() {
    #expect(masked("a hunter2pass b", "hunter2", "er2pass") == "a <0><> b")
    #expect(masked("ababab", "abab") == "<0><>")
  }

  @Test func oneMarkReplacesTheEndsOfManyOverlappingSecrets() {
    let text = String(repeating: "a", count: 5_000)
    #expect(masked("b\(text)b", "aaaa") == "b<0><>b")
  }

  /// The same secret is found in the text and in each decoded text.
  @Test func eachOfManySecretsIsMaskedOnce() {
    let text = String(repeating: "hunter2 %41 \\u0041 &amp; ", count: 1_500)
    #expect(masked(text, "hunter2") == text.replacing("hunter2", with: "<0>"))
  }

  @Test func aPlaceholderIsNotMaskedAgain() {
    #expect(masked("long 0", "long", "0") == "<0> <1>")
  }

  @Test func aSecretInDataIsMasked() {
    let mask = SecretMask(["hunter2"])
    #expect(mask.masked(Data([0xFF] + "hunter2".utf8)) == Data([0xFF] + "•••".utf8))
    #expect(mask.masked(Data([0xFF, 0x00])) == nil)
  }

  @Test func decodingStopsAtALimit() {
    let text = "a%" + String(repeating: "25", count: 50) + "26b"
    #expect(masked(text, "a&b") == text)
  }
}
