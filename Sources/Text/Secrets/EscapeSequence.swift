/// An escape sequence in text, and the bytes that it represents.
///
/// Reading a sequence allocates no memory, so that a signal handler can mask the message of a crash.
struct EscapeSequence {
  /// The encoding to which the sequence belongs.
  let form: SecretMask.Form
  /// The number of bytes in the sequence.
  let length: Int
  /// The number of bytes that the sequence represents, from 1 to 4.
  let count: Int
  private let packed: UInt32

  /// Returns a byte that the sequence represents.
  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> (8 * UInt32(index))) }

  private init(_ form: SecretMask.Form, length: Int, byte: UInt8) {
    (self.form, self.length, count, packed) = (form, length, 1, UInt32(byte))
  }

  /// Creates a sequence that represents a Unicode scalar, or `nil` for an invalid code.
  private init?(_ form: SecretMask.Form, length: Int, code: UInt32) {
    guard let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) else { return nil }
    var (packed, count) = (UInt32(0), 0)
    for byte in encoded {
      packed |= UInt32(byte) << (8 * UInt32(count))
      count += 1
    }
    (self.form, self.length, self.count, self.packed) = (form, length, count, packed)
  }

  /// Reads the sequence that begins at a position; returns `nil` if none does.
  init?(in text: UnsafeBufferPointer<UInt8>, at place: Int) {
    let sequence: EscapeSequence?
    switch text[place] {
    case UInt8(ascii: "%"): sequence = Self.percent(in: text, at: place)
    case UInt8(ascii: "+"): sequence = Self(.url, length: 1, byte: UInt8(ascii: " "))
    case UInt8(ascii: "\\"): sequence = Self.backslash(in: text, at: place)
    case UInt8(ascii: "&"): sequence = Self.entity(in: text, at: place)
    default: return nil
    }
    guard let sequence else { return nil }
    self = sequence
  }
}

// MARK: - Encodings

extension EscapeSequence {
  /// Reads a byte of a URL: `%2F`, in either case.
  private static func percent(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Self? {
    guard case (let code, 2)? = text.number(from: place + 1, maxDigits: 2) else { return nil }
    return Self(.url, length: 3, byte: UInt8(code))
  }

  /// Reads an escape sequence of JSON, JavaScript or Swift: `\n`, `\/`, `\u00F6`, `\u{F6}`.
  private static func backslash(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Self? {
    guard place + 1 < text.count else { return nil }
    let byte: UInt8
    switch text[place + 1] {
    case UInt8(ascii: "u"): return unicode(in: text, at: place)
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "r"): byte = 0x0D
    case let other where Self.isEscapedAsItself(other): byte = other
    default: return nil
    }
    return Self(.json, length: 2, byte: byte)
  }

  private static func isEscapedAsItself(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "'")
  }

  private static func unicode(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Self? {
    if let (code, digits) = text.number(from: place + 3, maxDigits: 8),
      text[place + 2] == UInt8(ascii: "{"), text.has(UInt8(ascii: "}"), at: place + 3 + digits)
    {
      return Self(.json, length: digits + 4, code: code)
    }
    guard case (let unit, 4)? = text.number(from: place + 2, maxDigits: 4) else { return nil }
    guard (0xD800..<0xDC00).contains(unit) else { return Self(.json, length: 6, code: unit) }
    // A scalar outside the basic plane is a pair of surrogates.
    guard text.has(UInt8(ascii: "\\"), at: place + 6), text.has(UInt8(ascii: "u"), at: place + 7),
      case (let low, 4)? = text.number(from: place + 8, maxDigits: 4),
      (0xDC00..<0xE000).contains(low)
    else { return nil }
    return Self(.json, length: 12, code: 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  /// Reads a character of HTML: `&amp;`, `&#38;`, `&#x26;`, or a letter of Latin-1 such as `&ouml;`.
  private static func entity(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Self? {
    guard text.has(UInt8(ascii: "#"), at: place + 1) else {
      return namedEntity(in: text, at: place)
    }
    let isHex =
      text.has(UInt8(ascii: "x"), at: place + 2) || text.has(UInt8(ascii: "X"), at: place + 2)
    let start = place + (isHex ? 3 : 2)
    guard let (code, digits) = text.number(from: start, maxDigits: 8, radix: isHex ? 16 : 10),
      text.has(UInt8(ascii: ";"), at: start + digits)
    else { return nil }
    return Self(.html, length: start + digits + 1 - place, code: code)
  }

  private static func namedEntity(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Self? {
    var end = place + 1
    while end < text.count, end - place <= 8, text[end] != UInt8(ascii: ";") { end += 1 }
    guard text.has(UInt8(ascii: ";"), at: end) else { return nil }
    let name = UnsafeBufferPointer(rebasing: text[(place + 1)..<end])
    let length = end + 1 - place
    if let index = name.index(in: markupNames) {
      return Self(.html, length: length, byte: markup.utf8Start[index])
    }
    return name.index(in: latinNames).flatMap {
      Self(.html, length: length, code: 0xA0 + UInt32($0))
    }
  }

  private static let markupNames: StaticString = "amp lt gt quot apos"
  private static let markup: StaticString = "&<>\"'"
  /// The names of the characters from U+00A0 to U+00FF, in order.
  private static let latinNames: StaticString = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute \
    icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml \
    yacute thorn yuml
    """
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a byte is at a position, which can be beyond the end.
  fileprivate func has(_ byte: UInt8, at place: Int) -> Bool {
    place < count && self[place] == byte
  }

  /// Reads a number with at least one digit.
  fileprivate func number(
    from place: Int, maxDigits: Int, radix: UInt32 = 16
  ) -> (value: UInt32, digits: Int)? {
    var (value, digits) = (UInt32(0), 0)
    while place + digits < count, digits < maxDigits,
      let digit = Self.digit(self[place + digits]), digit < radix
    {
      value = value * radix + digit
      digits += 1
    }
    return digits == 0 ? nil : (value, digits)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Returns the index of these bytes among words that are separated by spaces.
  fileprivate func index(in words: StaticString) -> Int? {
    let words = UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount)
    var (index, start) = (0, 0)
    for place in 0...words.count where place == words.count || words[place] == UInt8(ascii: " ") {
      let word = UnsafeBufferPointer(rebasing: words[start..<place])
      if word.elementsEqual(self) { return index }
      (index, start) = (index + 1, place + 1)
    }
    return nil
  }
}
