import Testing

@testable import PlatenTerminal

/// Tests of splitting bytes into lines.
@Suite struct LineSplitterTests {
  /// Splits bytes that arrive in pieces of the given size.
  private func lines(of bytes: [UInt8], inPiecesOf size: Int) -> [ScriptLine] {
    var (splitter, lines) = (LineSplitter(), [ScriptLine]())
    for start in stride(from: 0, to: bytes.count, by: size) {
      splitter.append(Array(bytes[start..<min(start + size, bytes.count)]))
      while let line = splitter.next() { lines.append(line) }
      #expect(splitter.bytes.count <= LineSplitter.longestLine + 2 * size)
    }
    return lines + [splitter.last(), splitter.last()].compactMap { $0 }
  }

  @Test(arguments: [1, 2, 3, 100])
  func linesAreIndependentOfChunkBoundaries(size: Int) {
    let lines = lines(of: Array("one\n\ntwo\r\nümläut".utf8), inPiecesOf: size)
    #expect(lines.map(\.number) == [1, 2, 3, 4])
    #expect(lines.map(\.content) == [.text("one"), .text(""), .text("two\r"), .text("ümläut")])
    #expect(lines.map(\.isEnded) == [true, true, true, false])
  }

  @Test func emptyInputHasNoLines() {
    #expect(lines(of: [], inPiecesOf: 1) == [])
    #expect(lines(of: Array("\n".utf8), inPiecesOf: 1).map(\.content) == [.text("")])
  }

  @Test(arguments: [0, 1, 1 << 16, 10_000_000])
  func anOverlongLineIsMeasuredAndDiscarded(excess: Int) {
    let length = LineSplitter.longestLine + excess
    let bytes = [UInt8](repeating: 0x78, count: length)
    for (end, isEnded) in [("\nnext\n", true), ("", false)] {
      let lines = lines(of: bytes + Array(end.utf8), inPiecesOf: 1 << 16)
      let error = ScriptLine.Content.unreadable(
        "is \(length) bytes long; the limit is 1048576")
      #expect(excess == 0 || lines[0].content == error)
      #expect(excess > 0 || lines[0].content == .text(String(repeating: "x", count: length)))
      #expect(lines.dropFirst().map(\.content) == (isEnded ? [.text("next")] : []))
    }
  }
}
