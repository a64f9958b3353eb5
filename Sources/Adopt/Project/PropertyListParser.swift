import Foundation

/// A parser of old-style property lists.
///
/// Foundation's parser overflows the stack if values are nested deeply, and reports no lines. The
/// scanning is left to functions of C, which are fast in a build without optimization too.
struct PropertyListParser {
  private static let maxDepth = 100

  /// The text, which ends with a zero. The pointer is valid while `parse` runs.
  private let text: UnsafePointer<CChar>
  private let count: Int
  private var index = 0
  private var depth = 0

  private init(_ text: UnsafePointer<CChar>, count: Int) {
    self.text = text
    self.count = count
  }

  /// Parses a complete property list.
  ///
  /// - Complexity: O(*n*)
  static func parse(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    let text = bytes.map { CChar(bitPattern: $0) } + [0]
    let result = text.withUnsafeBufferPointer { text in
      // The array is not empty, so its buffer has an address.
      Result { () throws(PropertyListError) in
        try parse(text.baseAddress!, count: bytes.count)
      }
    }
    return try result.get()
  }

  private static func parse(
    _ text: UnsafePointer<CChar>, count: Int
  ) throws(PropertyListError) -> PropertyList {
    var parser = PropertyListParser(text, count: count)
    let value = try parser.value()
    try parser.skipSpace()
    if let byte = parser.next { throw parser.error("unexpected \(described(byte)) after the end") }
    return value
  }

  private var next: UInt8? { index < count ? UInt8(bitPattern: text[index]) : nil }

  private func error(_ problem: String) -> PropertyListError {
    let read = UnsafeBufferPointer(start: text, count: min(index, count))
    let line = read.count { $0 == CChar(bitPattern: UInt8(ascii: "\n")) } + 1
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
    default: return .text(try string())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> [String: PropertyList] {
    index += 1
    var dictionary: [String: PropertyList] = [:]
    while try !take("}") {
      let key = try string()
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
  /// The characters of a text without quotation marks.
  private static let unquoted =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./$:-+@"

  private mutating func string() throws(PropertyListError) -> String {
    if next == UInt8(ascii: "\"") { return try quotedString() }
    let length = strspn(text + index, Self.unquoted)
    if length == 0 { throw error("expected a value instead of \(Self.described(next))") }
    defer { index += length }
    return String(decoding: bytes(length), as: UTF8.self)
  }

  /// The bytes from the current position.
  private func bytes(_ length: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text + index, count: length)
  }

  private mutating func quotedString() throws(PropertyListError) -> String {
    let start = index
    index += 1
    var content: [UInt8] = []
    while true {
      // A zero in the text is part of the content.
      let length = strcspn(text + index, "\"\\")
      content += bytes(length)
      index += length
      guard let byte = next else { break }
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
    let digits = String(decoding: bytes(min(4, count - index)), as: UTF8.self)
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return [] }
    index += 4
    return Array(String(Character(scalar)).utf8)
  }
}

// MARK: - Space

extension PropertyListParser {
  /// The bytes from 1 to 32. Zeros, which end the text of C, are skipped one by one.
  private static let space = String(decoding: 1...32 as ClosedRange<UInt8>, as: UTF8.self)

  /// Skips spaces, line breaks and comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = next {
      if byte == 0 {
        index += 1
      } else if byte <= UInt8(ascii: " ") {
        index += strspn(text + index, Self.space)
      } else if byte == UInt8(ascii: "/"), text[index + 1] == CChar(ascii: "/") {
        index = next("\n", from: index) ?? count
      } else if byte == UInt8(ascii: "/"), text[index + 1] == CChar(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    // The slash after an opening asterisk is not the end.
    var end = next("/", from: index + 3)
    while let slash = end, text[slash - 1] != CChar(ascii: "*") {
      end = next("/", from: slash + 1)
    }
    guard let end else { throw error("a comment has no end") }
    index = end + 1
  }

  /// The position of a byte at or after another position.
  private func next(_ byte: Unicode.Scalar, from start: Int) -> Int? {
    guard start < count else { return nil }
    return memchr(text + start, Int32(byte.value), count - start).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(text)
    }
  }
}

extension CChar {
  fileprivate init(ascii scalar: Unicode.Scalar) { self.init(bitPattern: UInt8(ascii: scalar)) }
}
