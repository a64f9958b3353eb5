import PlatenTestSupport
import Testing

@testable import PlatenTerminal

@Suite struct KeyDecoderLaws {
  private static let parts = [
    "a", "é", "日", "👩‍👩‍👧", "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}[200~x\ny\u{1B}[201~", "\u{1B}b", "\r",
    "\u{1B}OP", "\u{1B}[?1c", "\u{1B}]0;t\u{7}", "\u{1B}[M !!",
  ]

  @Test(arguments: Seeds.first(50))
  func decodedKeysDoNotDependOnChunkBoundaries(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = (0..<20).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
    var (whole, cut) = (KeyDecoder(), KeyDecoder())
    let keys = whole.decode(Array(text.utf8))
    #expect(Array(text.utf8).flatMap { cut.decode([$0]) } == keys)
    #expect(!whole.isWaiting)
  }
}
