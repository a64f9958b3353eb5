/// Makes keys of the bytes that a terminal sends, however they are cut.
///
/// readline is given nothing but whole keys: half a character would end its input, and a bare
/// Escape would wait for more for ever. What a terminal answers to questions is no key, and dropped.
///
///     var decoder = KeyDecoder()
///     decoder.decode([0xC3])  // []
///     decoder.decode([0xA9, 0x1B])  // [.bytes([0xC3, 0xA9])]
///     decoder.timeOut()  // [.escape]
struct KeyDecoder {
  /// Bytes that an escape sequence may have; a longer one is noise, and dropped.
  private static let longestSequence = 256
  private static let escape: UInt8 = 0x1B
  private static let pasteStart: [UInt8] = [escape] + Array("[200~".utf8)
  private static let pasteEnd: [UInt8] = [escape] + Array("[201~".utf8)

  private var pending: [UInt8] = []
  /// What has been pasted so far, while a paste goes on.
  private var pasted: [UInt8]?

  /// Whether bytes wait for more of them: after a pause they are taken for what they are.
  var isWaiting: Bool { !pending.isEmpty }

  /// The keys that are finished with these bytes.
  ///
  /// - Complexity: O(*n*) in the bytes.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if pasted == nil { addTyped(byte, to: &keys) } else { addPasted(byte, to: &keys) }
    }
    return keys
  }

  /// The keys that the bytes which wait for more are, now that no more come.
  mutating func timeOut() -> [Key] {
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
    if pending == Self.pasteStart {
      pasted = []
      pending = []
    } else if isWhole {
      if !isReply && pending.count <= Self.longestSequence { keys.append(key) }
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

  /// The pending bytes, or those of U+FFFD where they are no UTF-8.
  private var key: Key { .bytes(Array(String(decoding: pending, as: UTF8.self).utf8)) }
}

// MARK: - Where a key ends

extension KeyDecoder {
  /// The pending bytes behind the Escape that Alt sends, or that begins a sequence.
  private var body: ArraySlice<UInt8> { pending.drop { $0 == Self.escape } }

  private var isEscaped: Bool { pending.first == Self.escape }

  /// Whether the bytes begin as those of the arrow keys and function keys do: CSI and SS3.
  private var isSequence: Bool { isEscaped && body.first.map(Array("[O".utf8).contains) == true }

  /// Whether the bytes begin as a string, in which terminals answer: DCS, OSC, PM and APC.
  private var isString: Bool {
    pending.count > 2 && isEscaped && Array("P]^_".utf8).contains(pending[1])
  }

  /// Whether a byte cannot go on what is there.
  private func isBroken(by byte: UInt8) -> Bool {
    if isSequence { return byte < 0x20 }
    return body.first.map { $0 >= 0xC2 } == true && byte & 0xC0 != 0x80
  }

  /// Whether nothing can be added to the pending bytes.
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
    guard body.count > 1, let last = body.last else { return false }
    if body.first == UInt8(ascii: "O") { return true }
    // The Linux console's function keys begin with two brackets.
    if body.count == 2, last == UInt8(ascii: "[") { return false }
    return (0x40...0x7E).contains(last)
  }

  private var endsString: Bool {
    pending.last == 0x07 || pending.suffix(2) == [Self.escape, UInt8(ascii: "\\")]
  }

  /// Whether these bytes are what a terminal answers to a question.
  private var isReply: Bool {
    if isString { return true }
    return isSequence && body.dropFirst().first.map(Array("?>".utf8).contains) == true
  }
}
