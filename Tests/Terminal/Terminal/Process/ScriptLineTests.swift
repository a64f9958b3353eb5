import Testing

@testable import PlatenTerminal

/// Tests of decoding the bytes of a script line.
@Suite struct ScriptLineTests {
  private func content(_ bytes: [UInt8], number: Int = 2) -> ScriptLine.Content {
    ScriptLine(number: number, bytes: bytes[...]).content
  }

  @Test(
    arguments: [
      ([0xFF], "byte FF at column 1"),
      (Array("süß".utf8) + [0xC3], "byte C3 at column 4"),
      (Array("a👩‍👩‍👧".utf8) + [0xE2, 0x82, 0x41], "byte E2 at column 3"),
      ([0x61, 0xED, 0xA0, 0x80], "byte ED at column 2"),
      ([0xC0, 0x80], "byte C0 at column 1"),
    ] as [([UInt8], String)])
  func theFirstInvalidByteIsReported(bytes: [UInt8], place: String) {
    #expect(content(bytes) == .unreadable("is not UTF-8: " + place))
  }

  @Test func theByteOrderMarkIsNotText() {
    #expect(content(Array("\u{FEFF}set".utf8), number: 1) == .text("set"))
    #expect(content(Array("\u{FEFF}set".utf8)) == .text("\u{FEFF}set"))
  }
}
