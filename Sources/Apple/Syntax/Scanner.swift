/// A scanner that skips comments and literals in Swift source. Its positions count bytes of UTF-8.
///
/// Complexity: O(*n*) for a source of *n* bytes, at any depth of comments and interpolations.
package struct Scanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The literal at the position and those whose interpolations contain it, with the innermost last.
  private var literals = OpenLiterals()
  /// The end of the signs that begin no literal.
  private var endOfSigns = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the position of the next byte that is code or ends a literal, or `nil` at the end of the
  /// source.
  package mutating func nextCode() -> Int? {
    while skipComment() {}
    if beginLiteral() {
      while !literals.isEmpty, position < bytes.count { skipPartOfLiteral() }
      literals = OpenLiterals()
      return position - 1
    }
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return position
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Skips the specified text at the current position, and returns whether the text was found.
  private mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  // MARK: Comments

  private mutating func skipComment() -> Bool {
    guard isAt("//") else { return skipBlockComment() }
    while position < bytes.count, !bytes[position].isNewline { position += 1 }
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

  // MARK: Literals

  /// Skips the beginning of a literal, and returns whether one begins here.
  private mutating func beginLiteral() -> Bool {
    if position < endOfSigns { return false }
    let signs = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let start = position + signs
    guard bytes[start...].first == UInt8(ascii: "\"") else {
      endOfSigns = start
      return false
    }
    let isMultiline =
      bytes[start...].starts(with: "\"\"\"".utf8) && !(signs > 0 && lineEndsLiteral(start, signs))
    position = start + (isMultiline ? 3 : 1)
    literals.append(OpenLiterals.Literal(signs: signs, isMultiline: isMultiline))
    return true
  }

  /// Whether a literal with signs, whose first quotation mark is at the specified position, ends on the
  /// same line. Then several quotation marks at its beginning are its text, as in `#"""#`.
  private func lineEndsLiteral(_ start: Int, _ signs: Int) -> Bool {
    var position = start + 1
    while position < bytes.count, !bytes[position].isNewline {
      if bytes[position] == UInt8(ascii: "\""), hasSigns(signs, at: position + 1) { return true }
      position += 1
    }
    return false
  }

  private func hasSigns(_ count: Int, at position: Int) -> Bool {
    bytes[position...].starts(with: repeatElement(UInt8(ascii: "#"), count: count))
  }

  private mutating func skipPartOfLiteral() {
    guard let literal = literals.last else { return }
    if bytes[position].isNewline, literals.endLine() { return }
    if literal.parentheses > 0 {
      skipPartOfInterpolation()
    } else if bytes[position] == UInt8(ascii: "\\"), hasSigns(literal.signs, at: position + 1) {
      skipEscape(literal.signs)
    } else if isAtEnd(of: literal) {
      position += literal.quotes + literal.signs
      literals.removeLast()
    } else {
      position += 1
    }
  }

  private func isAtEnd(of literal: OpenLiterals.Literal) -> Bool {
    let quotes = repeatElement(UInt8(ascii: "\""), count: literal.quotes)
    return bytes[position...].starts(with: quotes)
      && hasSigns(literal.signs, at: position + literal.quotes)
  }

  /// Skips a backslash with its signs, and what it escapes, or begins an interpolation.
  private mutating func skipEscape(_ signs: Int) {
    position += 1 + signs
    if skip("(") {
      literals.parentheses = 1
    } else if position < bytes.count, !bytes[position].isNewline {
      position += 1
    }
  }

  private mutating func skipPartOfInterpolation() {
    if skipComment() || beginLiteral() { return }
    if isAt("(") { literals.parentheses += 1 }
    if isAt(")") { literals.parentheses -= 1 }
    position += 1
  }
}

/// The literals that contain a position of the source: each in an interpolation of the one before.
private struct OpenLiterals {
  struct Literal {
    /// The number of signs before and after the quotation marks.
    let signs: Int
    let isMultiline: Bool
    /// The number of open parentheses of its interpolation; 0 in its text.
    fileprivate var parentheses = 0

    init(signs: Int, isMultiline: Bool) { (self.signs, self.isMultiline) = (signs, isMultiline) }

    /// The number of quotation marks at each end.
    var quotes: Int { isMultiline ? 3 : 1 }
  }

  private var literals: [Literal] = []
  /// The index of the first literal that must end on its line.
  private var firstOfLine: Int?

  var isEmpty: Bool { literals.isEmpty }
  var last: Literal? { literals.last }

  /// The number of open parentheses of the innermost interpolation; 0 in the text of a literal.
  var parentheses: Int {
    get { last?.parentheses ?? 0 }
    set { literals[literals.count - 1].parentheses = newValue }
  }

  mutating func append(_ literal: Literal) {
    if !literal.isMultiline, firstOfLine == nil { firstOfLine = literals.count }
    literals.append(literal)
  }

  mutating func removeLast() {
    literals.removeLast()
    if firstOfLine == literals.count { firstOfLine = nil }
  }

  /// Ends the literals that a newline ends, such as a quotation mark in a regular expression.
  ///
  /// - Returns: Whether there were any.
  mutating func endLine() -> Bool {
    guard let first = firstOfLine else { return false }
    literals.removeSubrange(first...)
    firstOfLine = nil
    return true
  }
}

extension UInt8 {
  package var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
