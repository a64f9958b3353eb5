import PlatenRequests
import Testing

@Suite struct AsyncLineSequenceTests {
  @Test(arguments: [
    ("a\nb", ["a", "b"]), ("a\r\nb\r\n", ["a", "b"]), ("\n\na\n", ["a"]), ("", []),
    ("é日\n😀", ["é日", "😀"]),
  ])
  func linesAreSeparatedAtLineBreaks(text: String, expected: [String]) async throws {
    let (bytes, continuation) = AsyncStream.makeStream(of: UInt8.self)
    for byte in text.utf8 { continuation.yield(byte) }
    continuation.finish()
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == expected)
  }
}
