/// A scanner that skips comments and literals in Swift source. Its positions count bytes of UTF-8.
package struct Scanner {
  private let bytes: [UInt8]
  private var position = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the position of the next byte that is code or ends a literal, or `nil` at the end of the
  /// source.
  package mutating func nextCode() -> Int? {
    while skipComment() {}
    if skipString() { return position - 1 }
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return position
  }

  private func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Whether the position is not at the end of a line.
  private var isInLine: Bool { position < bytes.count && !bytes[position].isNewline }

  /// Skips the specified text at the current position, and returns whether the text was found.
  private mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skipComment() -> Bool {
    guard isAt("//") else { return skipBlockComment() }
    while isInLine { position += 1 }
    return true
  }

  /// Block comments can be nested, and line comments inside them have no meaning.
  private mutating func skipBlockComment() -> Bool {
    guard skip("/*") else { return false }
    var depth = 1
    while position < bytes.count, depth > 0 {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        position += 1
      }
    }
    return true
  }

  /// A literal on one line ends with the line at the latest, such as a quotation mark in a regular
  /// expression.
  private mutating func skipString() -> Bool {
    // The first of several signs has been read as a part of no literal.
    if position > 0, isAt("#"), bytes[position - 1] == UInt8(ascii: "#") { return false }
    let signs = String(
      decoding: bytes[position...].prefix { $0 == UInt8(ascii: "#") }, as: UTF8.self)
    let quotes = ["\"\"\"", "\""].first { isAt(signs + $0) }
    guard let quotes, skip(signs + quotes) else { return false }
    while quotes.count == 1 ? isInLine : position < bytes.count, !skip(quotes + signs) {
      if skip("\\" + signs + "(") {
        skipInterpolation()
      } else if !skip("\\" + signs + "\\"), !skip("\\" + signs + "\"") {
        position += 1
      }
    }
    return true
  }

  /// Skips an interpolation up to and including its closing parenthesis.
  ///
  /// The compiler, which parses the source first, accepts at most 256 interpolations inside each other.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let code = nextCode() {
      if bytes[code] == UInt8(ascii: "(") { depth += 1 }
      if bytes[code] == UInt8(ascii: ")") { depth -= 1 }
    }
  }
}

extension UInt8 {
  package var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
