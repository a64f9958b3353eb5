import PlatenTestSupport
import Testing

@testable import PlatenSecrets

@Suite struct DecodedTextTests {
  /// Decodes text from each of the encodings that it contains.
  private func decoded(_ text: String) -> [(form: SecretMask.Form, text: String)] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let memory = DecodingMemory(capacity: bytes.count)
      return DecodedText.forms.compactMap { form in
        DecodedText(bytes, form, in: memory).map { (form, string($0)) }
      }
    }
  }

  private func string(_ text: DecodedText) -> String { String(decoding: text.bytes, as: UTF8.self) }

  @Test func eachEncodingIsDecodedByItself() {
    let texts = decoded(#"%41 \u0042 &#67; +"#)
    #expect(texts.map(\.form) == [.url, .json, .html])
    #expect(
      texts.map(\.text) == [#"A \u0042 &#67; +"#, "%41 B &#67; +", #"%41 \u0042 C +"#])
    #expect(decoded("plain + text").isEmpty)
  }

  @Test func aRangeComesFromARangeOfTheSource() throws {
    try Array("a%2541b".utf8).withUnsafeBufferPointer { bytes in
      let memory = DecodingMemory(capacity: bytes.count)
      let once = try #require(DecodedText(bytes, .url, in: memory))
      #expect(string(once) == "a%41b")
      #expect(once.origin(of: 0..<1) == 0..<1)
      #expect(once.origin(of: 1..<4) == 1..<6)
      let twice = try #require(DecodedText(once.bytes, .url, in: memory, level: 1))
      #expect(string(twice) == "aAb")
      #expect(once.origin(of: twice.origin(of: 1..<2)) == 1..<6)
      #expect(once.origin(of: twice.origin(of: 1..<3)) == 1..<7)
      #expect(DecodedText(twice.bytes, .url, in: memory, level: 2).map(string) == nil)
    }
  }

  /// Only some of the places in long text are stored.
  @Test func eachByteOfLongTextComesFromItsPlace() throws {
    for seed in Seeds.first(20) {
      var random = SeededGenerator(seed: seed)
      var (text, expected) = ([UInt8](), [Range<Int>]())
      for _ in 0..<Int.random(in: 1...1_000, using: &random) {
        let (piece, count) = [("a", 1), ("&euml;", 2), ("&#128512;", 4), ("&amp;", 1)]
          .randomElement(using: &random)!
        let range = text.count..<(text.count + piece.utf8.count)
        expected += Array(repeating: range, count: count)
        text += piece.utf8
      }
      text += "&amp;".utf8
      text.withUnsafeBufferPointer { bytes in
        let memory = DecodingMemory(capacity: bytes.count)
        let decoded = DecodedText(bytes, .html, in: memory)
        #expect(decoded?.bytes.count == expected.count + 1, "seed \(seed)")
        for index in stride(from: Int(seed % 11), to: expected.count, by: 11) {
          #expect(
            decoded?.origin(of: index..<(index + 1)) == expected[index], "seed \(seed), \(index)")
        }
      }
    }
  }
}
