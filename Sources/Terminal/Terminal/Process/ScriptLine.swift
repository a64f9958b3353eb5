/// A line of a script.
package struct ScriptLine: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case text(String)
    /// The reason why the line cannot be decoded. In a message, the reason follows the line number.
    case unreadable(String)
  }

  /// The position of the line in the script, starting at 1.
  package let number: Int
  package let content: Content
  /// Whether the line ends with a newline. The last line of a script may lack one.
  package var isEnded = true

  package init(number: Int, content: Content, isEnded: Bool = true) {
    (self.number, self.content, self.isEnded) = (number, content, isEnded)
  }
}

extension ScriptLine {
  /// Creates a line from bytes. A byte order mark at the start of the file is omitted.
  package init(number: Int, bytes: ArraySlice<UInt8>) {
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

  /// Returns the value and column of the first byte that is not valid UTF-8.
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
