import Testing

@testable import PlatenTerminal

@Suite struct StandardErrorTests {
  @Test(arguments: [
    ("Fatal error: caf\u{E9}\n\tat line 3\n", "Fatal error: caf\u{E9}\n\tat line 3\n"),
    ("\u{1B}[31mred\u{7F}\r", "?[31mred??"), ("a\u{9B}2J\u{A0}", "a??2J\u{A0}"), ("", ""),
  ])
  func outputOfACrashContainsNoControlCharacters(written: String, shown: String) {
    var bytes = Array(written.utf8)
    bytes.withUnsafeMutableBufferPointer { StandardError.makePrintable($0) }
    #expect(String(decoding: bytes, as: UTF8.self) == shown)
  }
}
