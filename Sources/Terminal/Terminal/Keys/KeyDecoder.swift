/// A decoder that assembles keys from a terminal's bytes, which can arrive in chunks of any size.
///
/// Readline must receive only complete keys: it would interpret an incomplete character as the end
/// of input, and would wait indefinitely after a bare Escape. The decoder separates a terminal's
/// replies to queries from the keys.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0xC3])  // []
///     decoder.decode([0xA9, 0x1B])  // [.bytes([0xC3, 0xA9])]
///     decoder.timeOut()  // [.escape]
struct KeyDecoder {
  /// The maximum length of an escape sequence, in bytes. Longer sequences are discarded, and not
  /// stored.
  private static let longestSequence = 256
  private static let escape: UInt8 = 0x1B
  /// The beginnings of the replies to the question for the background color.
  private static let answerStarts = ["]11;", "[?"].map { [escape] + Array($0.utf8) }
  private static let pasteStart: [UInt8] = [escape] + Array("[200~".utf8)
  private static let pasteEnd: [UInt8] = [escape] + Array("[201~".utf8)

  private var pending: [UInt8] = []
  /// The replies of the terminal since the last call of ``takeReplies()``.
  private var replies: [[UInt8]] = []
  /// Whether the terminal has not answered the question for its background color, so that a pause in
  /// the answer does not end it.
  var awaitsColor = false
  /// The bytes of an unfinished paste that have been received so far.
  private var pasted: [UInt8]?

  /// Whether pending bytes begin with Escape. After a pause, ``timeOut()`` interprets them as a key.
  ///
  /// An incomplete character does not time out, because its first byte is not a key.
  var isWaiting: Bool { isEscaped && body.first.map { $0 < 0xC2 } ?? true }

  /// Returns the keys that the specified bytes complete.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if pasted == nil { addTyped(byte, to: &keys) } else { addPasted(byte, to: &keys) }
    }
    return keys
  }

  /// Returns the terminal's replies to queries that the decoded bytes contained.
  mutating func takeReplies() -> [[UInt8]] {
    defer { replies = [] }
    return replies
  }

  /// Returns the keys that the pending bytes represent if no further bytes arrive.
  mutating func timeOut() -> [Key] {
    if awaitsColor && beginsAnswer { return [] }
    defer { pending = [] }
    if pending.allSatisfy({ $0 == Self.escape }) { return pending.map { _ in .escape } }
    return isReply || pending.count > Self.longestSequence ? [] : [key]
  }

  private mutating func addTyped(_ byte: UInt8, to keys: inout [Key]) {
    if isBroken(by: byte) {
      if !isSequence { keys.append(key) }
      pending = []
    }
    pending.append(byte)
    // The last two bytes can end a control string.
    if pending.count > Self.longestSequence + 2 { pending.remove(at: Self.longestSequence) }
    if pending == Self.pasteStart {
      pasted = []
      pending = []
    } else if isWhole {
      if isReply {
        replies.append(pending)
      } else if pending.count <= Self.longestSequence {
        keys.append(key)
      }
      pending = []
    }
  }

  private mutating func addPasted(_ byte: UInt8, to keys: inout [Key]) {
    pasted?.append(byte)
    guard byte == Self.pasteEnd.last, let text = pasted,
      text.suffix(Self.pasteEnd.count) == Self.pasteEnd[...]
    else { return }
    keys.append(.paste(String(decoding: text.dropLast(Self.pasteEnd.count), as: UTF8.self)))
    pasted = nil
  }

  /// The pending bytes as a key, in which U+FFFD replaces invalid UTF-8.
  private var key: Key { .bytes(Array(String(decoding: pending, as: UTF8.self).utf8)) }
}

// MARK: - Key Boundaries

extension KeyDecoder {
  /// The pending bytes without the leading Escape that represents Alt or begins a sequence.
  private var body: ArraySlice<UInt8> { pending.drop { $0 == Self.escape } }

  private var isEscaped: Bool { pending.first == Self.escape }

  /// Whether the pending bytes begin with CSI or SS3, as the sequences of arrow keys and function
  /// keys do.
  private var isSequence: Bool { isEscaped && body.first.map(Array("[O".utf8).contains) == true }

  /// Whether the pending bytes begin a control string (DCS, OSC, PM or APC), as replies to queries
  /// do.
  private var isString: Bool {
    pending.count > 2 && isEscaped && Array("P]^_".utf8).contains(pending[1])
  }

  /// Whether the pending bytes begin an answer to the question for the background color, rather than
  /// a key such as Alt-].
  private var beginsAnswer: Bool {
    (3...Self.longestSequence).contains(pending.count)
      && Self.answerStarts.contains { zip(pending, $0).allSatisfy { $0 == $1 } }
  }

  /// Whether the pending bytes begin a mouse report of X10, which three more bytes follow.
  private var beginsMouseReport: Bool {
    isSequence && body.prefix(2).elementsEqual("[M".utf8)
  }

  /// Returns whether a byte cannot continue the pending bytes.
  private func isBroken(by byte: UInt8) -> Bool {
    if isSequence { return byte < 0x20 }
    return body.first.map { $0 >= 0xC2 } == true && byte & 0xC0 != 0x80
  }

  /// Whether the pending bytes form a complete key.
  private var isWhole: Bool {
    if pending.count > Self.longestSequence { return endsString }
    guard let first = body.first else { return false }
    if isSequence { return endsSequence }
    if isEscaped, Array("P]^_".utf8).contains(first) { return endsString }
    switch first {
    case 0xC2...0xDF: return body.count == 2
    case 0xE0...0xEF: return body.count == 3
    case 0xF0...0xF4: return body.count == 4
    default: return true
    }
  }

  private var endsSequence: Bool {
    if beginsMouseReport { return body.count == 5 }
    guard body.count > 1, let last = body.last else { return false }
    if body.first == UInt8(ascii: "O") { return true }
    // On the Linux console, the sequences of function keys begin with two brackets.
    if body.count == 2, last == UInt8(ascii: "[") { return false }
    return (0x40...0x7E).contains(last)
  }

  private var endsString: Bool {
    pending.last == 0x07
      || pending.last == UInt8(ascii: "\\") && pending.dropLast().last == Self.escape
  }

  /// Whether the pending bytes are a report of the terminal rather than a key.
  private var isReply: Bool {
    if isString || beginsMouseReport { return true }
    return isSequence && body.dropFirst().first.map(Array("?>".utf8).contains) == true
  }
}
