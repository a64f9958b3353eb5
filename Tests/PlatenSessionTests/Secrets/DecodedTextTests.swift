import Testing

@testable import PlatenSession

@Suite struct DecodedTextTests {
  private func decoded(_ text: String) -> [(form: SecretMask.Form, text: DecodedText)] {
    Array(text.utf8).withUnsafeBufferPointer { DecodedText.all(of: $0) }
  }

  private func string(_ text: DecodedText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  @Test func eachEncodingIsDecodedByItself() {
    let texts = decoded(#"%41 \u0042 &#67; +"#)
    #expect(texts.map(\.form) == [.url, .json, .html])
    #expect(
      texts.map { string($0.text) } == [#"A \u0042 &#67; +"#, "%41 B &#67; +", #"%41 \u0042 C +"#])
    #expect(decoded("plain + text").isEmpty)
  }

  @Test func aRangeComesFromARangeOfTheOriginalText() throws {
    let once = try #require(decoded("a%2541b").first?.text)
    #expect(string(once) == "a%41b")
    #expect(once.origin(of: 0..<1) == 0..<1)
    #expect(once.origin(of: 1..<4) == 1..<6)
    let twice = try #require(once.decoded().first)
    #expect(string(twice) == "aAb")
    #expect(twice.origin(of: 1..<2) == 1..<6)
    #expect(twice.origin(of: 1..<3) == 1..<7)
    #expect(twice.decoded().isEmpty)
  }
}
