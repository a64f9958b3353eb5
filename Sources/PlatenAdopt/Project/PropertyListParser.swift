/// A parser of old-style property lists.
///
/// Foundation's parser overflows the stack if values are nested deeply, and reports no lines.
struct PropertyListParser {
  private static let maxDepth = 100

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses a complete property list.
  ///
  /// - Complexity: O(*n*)
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var parser = PropertyListParser(bytes)
    let value = try parser.value()
    try parser.skipSpace()
    if let byte = parser.next { throw parser.error("unexpected \(described(byte)) after the end") }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ problem: String) -> PropertyListError {
    let line = bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
    return PropertyListError(line: line, problem: problem)
  }

  private static func described(_ byte: UInt8?) -> String {
    guard let byte else { return "end of file" }
    return (0x21...0x7E).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
  }
}

// MARK: - Values

extension PropertyListParser {
  private mutating func value() throws(PropertyListError) -> PropertyList {
    try skipSpace()
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maxDepth { throw error("values are nested too deeply") }
    switch next {
    case UInt8(ascii: "{"): return .dictionary(try dictionary())
    case UInt8(ascii: "("): return .array(try array())
    default: return .text(try text())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> [String: PropertyList] {
    index += 1
    var dictionary: [String: PropertyList] = [:]
    while try !take("}") {
      let key = try text()
      try expect("=")
      dictionary[key] = try value()
      try expect(";")
    }
    return dictionary
  }

  private mutating func array() throws(PropertyListError) -> [PropertyList] {
    index += 1
    var array: [PropertyList] = []
    while try !take(")") {
      array.append(try value())
      if try take(",") { continue }
      try expect(")")
      break
    }
    return array
  }

  /// Skips a delimiter if it is next.
  private mutating func take(_ delimiter: Unicode.Scalar) throws(PropertyListError) -> Bool {
    try skipSpace()
    guard next == UInt8(ascii: delimiter) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ delimiter: Unicode.Scalar) throws(PropertyListError) {
    if try take(delimiter) { return }
    throw error("expected \"\(delimiter)\" instead of \(Self.described(next))")
  }
}

// MARK: - Text

extension PropertyListParser {
  private mutating func text() throws(PropertyListError) -> String {
    if next == UInt8(ascii: "\"") { return try quotedText() }
    let start = index
    while let byte = next, Self.isUnquoted(byte) { index += 1 }
    if start == index { throw error("expected a value instead of \(Self.described(next))") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_./$:-+@".utf8.contains(byte)
    }
  }

  private mutating func quotedText() throws(PropertyListError) -> String {
    let start = index
    index += 1
    var content: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += escaped()
      default: content.append(byte)
      }
    }
    index = start
    throw error("a quoted text has no end")
  }

  /// The bytes that the escape sequence after a backslash represents.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next else { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "U"): return codeUnit()
    default: return [byte]
    }
  }

  /// The character of the four hexadecimal digits after `\U`.
  private mutating func codeUnit() -> [UInt8] {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return [] }
    index += 4
    return Array(String(Character(scalar)).utf8)
  }
}

// MARK: - Space

extension PropertyListParser {
  /// Skips spaces, line breaks and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        index += 1
      } else if bytes[index...].starts(with: "//".utf8) {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[index...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let start = index
    index += 2
    while index < bytes.count {
      if bytes[index...].starts(with: "*/".utf8) {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw error("a comment has no end")
  }
}
