import PlatenTestSupport
import Testing

@testable import PlatenTranscript

/// Tests of the wildcard `[…]` in expected lines.
@Suite struct WildcardTests {
  @Test(arguments: [
    ("+ updated at […]", "+ updated at 12:04:33"), ("[…]", ""), ("[…]", "+ anything"),
    ("+ a […] c […] e", "+ a b c d e"), ("+ ab[…]", "+ ab"), ("[…]b", "ab"), ("a[…][…]b", "ab"),
    ("[…] […]", "a b"), ("+ a[…]a", "+ aba"), ("a[…]b[…]b", "abb"), ("+ hello", "+ hello"),
  ])
  func aWildcardMatchesAnyText(expected: String, line: String) { #expect(expected.matches(line)) }

  @Test(arguments: [
    ("+ updated at […]", "- updated at 12:04:33"), ("a[…]a", "a"), ("a[…]b", "ac"),
    ("a[…]b[…]b", "ab"), ("a […] c", "a  d"), ("+ hello", "+ hell"), ("[…]b[…]", "a"),
  ])
  func textAroundAWildcardMustMatch(expected: String, line: String) {
    #expect(!expected.matches(line))
  }

  @Test func aWildcardMatchesPartOfATruncatedField() {
    #expect("+ Name [[…]]".matches("+ Name [Ada   ]"))
  }

  /// > Law: **A wildcard preserves the other text**: a line still matches the expected line after a
  /// > wildcard replaces any part of the expected line.
  @Test(arguments: Seeds.first(100)) func aWildcardPreservesTheOtherText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b", "ab", " ", "[", "…", "]", "[…]", "é"]
    let line = HardText.random(pieces, count: 0...12, using: &random)
    let ends = (0..<2).map { _ in Int.random(in: 0...line.count, using: &random) }.sorted()
    let expected = String(line.prefix(ends[0])) + "[…]" + line.dropFirst(ends[1])
    #expect(expected.matches(line))
  }
}
