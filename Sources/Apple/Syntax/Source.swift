/// Swift source text with the nesting depth of its brackets.
///
/// Comments and literals are not code, except for the last byte of a literal, which represents the
/// literal. Positions count bytes of UTF-8.
package struct Source {
  private let bytes: [UInt8]
  /// The number of brackets that enclose each byte; `nil` for bytes that are not code. A bracket does
  /// not enclose itself.
  private var depths: [Int?]

  package init(_ text: String) {
    bytes = Array(text.utf8)
    depths = Array(repeating: nil, count: bytes.count)
    var scanner = Scanner(bytes)
    var depth = 0
    while let position = scanner.nextCode() {
      if bytes[position].isAny(of: ")]}") { depth -= 1 }
      depths[position] = depth
      if bytes[position].isAny(of: "([{") { depth += 1 }
    }
  }

  package var count: Int { bytes.count }

  package func text(at range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the source after the first occurrence of the specified text, or `nil` if the text does
  /// not occur.
  package func text(after start: String) -> String? {
    let place = bytes.indices.first {
      depths[$0] != nil && bytes[$0...].starts(with: start.utf8)
    }
    return place.map { text(at: $0 + start.utf8.count..<count) }
  }

  /// Returns the text before and the text after the first occurrence of an ASCII character outside
  /// brackets.
  package func parts(around character: Unicode.Scalar) -> (before: String, after: String)? {
    let place = bytes.indices.first { depths[$0] == 0 && isCode(character, at: $0) }
    return place.map { (text(at: 0..<$0), text(at: $0 + 1..<count)) }
  }

  /// The range between the first pair of braces.
  package var firstBraces: Range<Int>? {
    guard let start = bytes.indices.first(where: { isCode("{", at: $0) }) else { return nil }
    let end = bytes.indices.dropFirst(start + 1)
      .first { isCode("}", at: $0) && depths[$0] == depths[start] }
    return end.map { start + 1..<$0 }
  }

  /// Returns what the parentheses after the first occurrence of the specified text contain: nothing if
  /// there are none, and `nil` if the text does not occur.
  package func argumentsAfter(_ name: String) -> String? {
    guard let rest = text(after: name) else { return nil }
    guard rest.first == "(" else { return "" }
    let source = Source(rest)
    let end = source.bytes.indices.dropFirst().first {
      source.isCode(")", at: $0) && source.depths[$0] == 0
    }
    return end.map { source.text(at: 1..<$0) }
  }

  private func isCode(_ character: Unicode.Scalar, at position: Int) -> Bool {
    depths[position] != nil && bytes[position] == UInt8(ascii: character)
  }

  /// Returns the statements between braces.
  ///
  /// A statement ends at a semicolon or at the end of a line, unless that position is inside
  /// brackets, the statement so far consists only of attributes, or a character before or after
  /// that position continues the statement.
  package func statements(in braces: Range<Int>) -> [Range<Int>] {
    let depth = depths[braces.lowerBound - 1].map { $0 + 1 }
    var statements: [Range<Int>] = []
    var start = braces.lowerBound
    for end in braces where isEnd(of: start, at: end, in: braces, depth: depth) {
      statements.append(start..<end)
      start = end
    }
    return (statements + [start..<braces.upperBound]).map(trimmed).filter { !$0.isEmpty }
  }

  /// Returns whether a statement ends at the specified newline or semicolon. Comments are ignored.
  private func isEnd(of start: Int, at end: Int, in braces: Range<Int>, depth: Int?) -> Bool {
    guard bytes[end].isAny(of: "\n\r;"), depths[end] == depth else { return false }
    let isSaid = { (position: Int) in depths[position] == depth && !isSpace(position) }
    guard let last = (start..<end).last(where: isSaid) else { return true }
    let next = (end..<braces.upperBound).first(where: isSaid)
    let isOpen = bytes[last].isAny(of: "=,:&|+-")
    let goesOn = next.map { bytes[$0].isAny(of: ".=?&|+") } ?? false
    let words = (start...last).filter { depths[$0] == depth }.map { bytes[$0] }
    return !isOpen && !goesOn && !String(decoding: words, as: UTF8.self).isOnlyAttributes
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !isSpace($0) }),
      let last = range.last(where: { !isSpace($0) })
    else { return range.upperBound..<range.upperBound }
    return first..<last + 1
  }

  private func isSpace(_ position: Int) -> Bool {
    bytes[position].isAny(of: " \t\n\r\u{0B}\u{0C};")
  }
}

extension UInt8 {
  fileprivate func isAny(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}

extension String {
  /// Whether the text consists only of attributes that precede a declaration.
  fileprivate var isOnlyAttributes: Bool {
    split(whereSeparator: \.isWhitespace).allSatisfy { $0.hasPrefix("@") }
  }
}
