import Testing

@testable import PlatenTerminal

@Suite struct KeyDecoderTests {
  private func keys(_ texts: String..., thenTimeOut: Bool = false) -> [Key] {
    var decoder = KeyDecoder()
    let keys = texts.flatMap { decoder.decode(Array($0.utf8)) }
    return thenTimeOut ? keys + decoder.timeOut() : keys
  }

  private func key(_ text: String) -> Key { .bytes(Array(text.utf8)) }

  @Test func eachCharacterIsDecodedAsAKey() {
    #expect(keys("aé日😀\u{1}") == ["a", "é", "日", "😀", "\u{1}"].map(key))
  }

  @Test func anIncompleteCharacterIsDecodedWhenItsLastByteArrives() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xE6, 0x97]).isEmpty)
    #expect(!decoder.isWaiting, "an incomplete character does not time out")
    var escaped = KeyDecoder()
    #expect(escaped.decode([0x1B, 0xE6]).isEmpty)
    #expect(!escaped.isWaiting)
    #expect(decoder.decode([0xA5]) == [key("日")])
    #expect(!decoder.isWaiting)
  }

  @Test func invalidBytesBecomeReplacementCharacters() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x61]) == [key("\u{FFFD}"), key("a")])
    #expect(decoder.decode([0xE6, 0x61]) == [key("\u{FFFD}"), key("a")])
  }

  @Test(arguments: ["\u{1B}[A", "\u{1B}OP", "\u{1B}[1;5C", "\u{1B}[[A", "\u{1B}[3~", "\u{1B}b"])
  func anEscapeSequenceIsDecodedAsOneKey(text: String) {
    #expect(keys(text + "x") == [key(text), key("x")])
    let middle = text.index(text.startIndex, offsetBy: 1)
    #expect(keys(String(text[..<middle]), String(text[middle...])) == [key(text)])
  }

  @Test func anEscapeCharacterIsDecodedAsAKeyAfterATimeout() {
    #expect(keys("\u{1B}").isEmpty)
    var decoder = KeyDecoder()
    _ = decoder.decode([0x1B])
    #expect(decoder.isWaiting)
    #expect(keys("\u{1B}", thenTimeOut: true) == [.escape])
    #expect(keys("\u{1B}\u{1B}", thenTimeOut: true) == [.escape, .escape])
  }

  @Test func anOverlongEscapeSequenceIsDiscarded() {
    let digits = String(repeating: "1", count: 300)
    #expect(keys("\u{1B}[" + digits, thenTimeOut: true).isEmpty)
  }

  /// If the time were quadratic in the length, the string would take half an hour.
  @Test(.timeLimit(.minutes(1))) func anOverlongControlStringIsDiscardedInLinearTime() {
    let string = "\u{1B}]11;" + String(repeating: "A", count: 300_000)
    #expect(keys(string + "\u{1B}\\b") == [key("b")])
    #expect(keys(string + "\u{7}b") == [key("b")])
    #expect(keys(string + "\\", thenTimeOut: true).isEmpty)
  }

  @Test func aPasteIsDecodedAsOneKeyRegardlessOfChunks() {
    #expect(keys("\u{1B}[200~a\nb\u{1B}[201~c") == [.paste("a\nb"), key("c")])
    #expect(keys("\u{1B}[20", "0~a", "\u{1B}[2", "01~") == [.paste("a")])
  }

  @Test func escapeSequencesInAPasteArePartOfItsText() {
    #expect(keys("\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[201~") == [.paste("\u{1B}[A\u{1B}")])
  }

  @Test(arguments: [
    "\u{1B}[?62;4c", "\u{1B}[>1;2c", "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P1$r\u{1B}\\",
    "\u{1B}[M !!", "\u{1B}[M#~M",
  ])
  func terminalResponsesAreNotKeys(text: String) {
    #expect(keys(text + "x") == [key("x")])
  }

  @Test func repliesAreSeparatedFromTheKeysAroundThem() {
    var decoder = KeyDecoder()
    let color = "\u{1B}]11;rgb:0/0/0\u{1B}\\"
    let keys = decoder.decode(Array("a\(color)b\u{1B}[?62cc".utf8))
    #expect(keys == ["a", "b", "c"].map { .bytes(Array($0.utf8)) })
    let replies = decoder.takeReplies()
    #expect(replies.map { String(decoding: $0, as: UTF8.self) } == [color, "\u{1B}[?62c"])
    #expect(decoder.takeReplies() == [])
  }

  @Test(arguments: ["\u{1B}]11;rgb:f/f/f\u{7}", "\u{1B}[?62;22;2004c"], 3...14)
  func aPauseInAnAnswerDoesNotMakeItAKey(answer: String, position: Int) {
    var decoder = KeyDecoder()
    decoder.awaitsColor = true
    let reply = Array(answer.utf8)
    #expect(decoder.decode(Array(reply[..<position])) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(Array(reply[position...])) == [])
    #expect(decoder.takeReplies() == [reply])
  }

  @Test func keysThatBeginLikeAReplyAreNotHeld() {
    var decoder = KeyDecoder()
    decoder.awaitsColor = true
    #expect(decoder.decode(Array("\u{1B}]".utf8)) == [])
    #expect(decoder.timeOut() == [.bytes(Array("\u{1B}]".utf8))], "Alt-]")
    #expect(decoder.decode(Array("\u{1B}]x".utf8)) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(Array("a".utf8)) == [.bytes(Array("a".utf8))])
  }
}
