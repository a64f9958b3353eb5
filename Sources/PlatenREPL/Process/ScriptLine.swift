/// A line of a script.
struct ScriptLine: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    case text(String)
    /// Why the line cannot be played, in words that follow its number.
    case unreadable(String)
  }

  /// The first line is 1.
  let number: Int
  let content: Content
  /// Whether a newline ends it; the last line may have none.
  var isEnded = true
}

extension ScriptLine {
  /// A line of these bytes; the mark of their order at the beginning of a file is no part of it.
  init(number: Int, bytes: ArraySlice<UInt8>) {
    self.number = number
    if var text = String(validating: bytes, as: UTF8.self) {
      if number == 1 && text.unicodeScalars.first == "\u{FEFF}" {
        text.unicodeScalars.removeFirst()
      }
      content = .text(text)
    } else {
      content = .unreadable(Self.flaw(in: bytes))
    }
  }

  /// The place of the first byte that is no UTF-8, and the byte.
  private static func flaw(in bytes: ArraySlice<UInt8>) -> String {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid.append(scalar) }
    let text = String(valid)
    let byte = String(bytes[bytes.startIndex + text.utf8.count], radix: 16, uppercase: true)
    return "is not UTF-8: byte \(byte) at column \(text.count + 1)"
  }
}
