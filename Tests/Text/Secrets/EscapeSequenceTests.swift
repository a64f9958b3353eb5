import Testing

@testable import PlatenSecrets

@Suite struct EscapeSequenceTests {
  /// Returns the form of the sequence at the start of a text, and the text that it represents.
  private func read(_ text: String) -> (form: SecretMask.Form, text: String, length: Int)? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      EscapeSequence(in: bytes, at: 0).map { sequence in
        let decoded = (0..<sequence.count).map { sequence[$0] }
        return (sequence.form, String(decoding: decoded, as: UTF8.self), sequence.length)
      }
    }
  }

  @Test(arguments: [
    ("%2F", "/"), ("%2f", "/"), ("+", " "), (#"\n"#, "\n"), (#"\""#, "\""), (#"\/"#, "/"),
    (#"\u00F6"#, "ö"), (#"\u00f6"#, "ö"), (#"\uD83D\uDE00"#, "😀"), (#"\u{1F600}"#, "😀"),
    ("&amp;", "&"), ("&apos;", "'"), ("&nbsp;", "\u{A0}"), ("&ouml;", "ö"), ("&yuml;", "ÿ"),
    ("&#38;", "&"), ("&#x1F600;", "😀"), ("&#XF6;", "ö"),
  ])
  func aSequenceRepresentsACharacter(sequence: String, character: String) throws {
    for rest in ["", "0"] {
      let found = try #require(read(sequence + rest))
      #expect(found.text == character && found.length == sequence.utf8.count)
    }
  }

  @Test(arguments: [
    "a", "%", "%2", "%2G", "\\", #"\a"#, #"\u"#, #"\u00F"#, #"\uD83D"#, #"\uD83D\u0041"#,
    #"\uDE00"#, #"\u{}"#, #"\u{110000}"#, #"\u{41"#, "&", "&;", "&amp", "&unknown;", "&#;", "&#x;",
    "&#38", "&#x110000;", "&Amp;",
  ])
  func otherTextIsNotASequence(text: String) {
    #expect(read(text) == nil)
  }
}
