import PlatenTestSupport
import Testing

@testable import PlatenInteraction

/// > Law: scanning a name that is quoted for typing returns the name.
@Suite struct WordScannerTests {
  @Test(arguments: Seeds.first(500))
  func parsingAQuotedNameRestoresTheName(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = ["\"", "\\", " ", "\t", "\n", "n", "t", "a", "é", "#2", "$x"] + HardText.pieces
    let name = HardText.random(pieces, using: &random)
    var scanner = WordScanner((name.quotedIfNeeded + " more")[...])
    let word = try scanner.word()
    #expect(word.map { Array($0.text.unicodeScalars) } == Array(name.unicodeScalars))
    #expect(try scanner.word()?.text == "more")
    #expect(!scanner.hasMore)
  }

  @Test func escapeSequencesInAQuotedWordAreReplaced() throws {
    var scanner = WordScanner(#""a\nb\t\"c\"\\ \x" d\n"#[...])
    #expect(try scanner.word()?.text == "a\nb\t\"c\"\\ \\x")
    #expect(try scanner.word()?.text == #"d\n"#, "only quoted words contain escape sequences")
  }

  @Test(arguments: ["value1", "a#2", "$x", "it's"])
  func aOneWordNameIsNotQuoted(name: String) {
    #expect(name.quotedIfNeeded == name)
  }
}
