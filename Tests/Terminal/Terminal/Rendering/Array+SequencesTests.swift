import Testing

@testable import PlatenTerminal

@Suite struct ArraySequencesTests {
  @Test(arguments: [(1, "\u{1B}[C"), (0, "\u{1B}[0C"), (9, "\u{1B}[9C"), (120, "\u{1B}[120C")])
  func anEscapeSequenceOmitsACountOfOne(count: Int, expected: String) {
    var bytes: [UInt8] = []
    bytes.appendSequence(count, "C")
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func appendingANegativeNumberOfBytesHasNoEffect() {
    var bytes: [UInt8] = [1]
    bytes.appendRepeated(8, 2)
    bytes.appendRepeated(9, -1)
    #expect(bytes == [1, 8, 8])
  }
}
