import Foundation

/// A property list in XML or in the old style.
///
/// Foundation's parsers call themselves for each nested value, and overflow the stack. Therefore, only
/// XML is left to them, after its nesting has been measured. They parse text that is not a valid
/// binary list as one in the old style, so binary lists are refused.
enum PropertyListFile {
  private static let maxDepth = 100

  /// Parses a list that contains a dictionary.
  static func dictionary(in data: Data) throws -> [String: Any] {
    guard let value = try value(in: data) as? [String: Any] else {
      throw AdoptError("it is not a property list with a dictionary")
    }
    return value
  }

  private static func value(in data: Data) throws -> Any? {
    if data.starts(with: "bplist".utf8) {
      throw AdoptError("it is a binary property list; convert it by plutil -convert xml1")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw AdoptError("it is not in UTF-8")
    }
    let content = text.unicodeScalars.drop { $0.value <= 32 || $0 == "\u{FEFF}" }
    let bytes = Array(Substring(content).utf8)
    if content.first == "<" { return try xml(bytes) }
    do {
      return try PropertyListParser.parse(bytes).value
    } catch {
      throw AdoptError(error)
    }
  }

  private static func xml(_ text: [UInt8]) throws -> Any? {
    if XMLNesting.depth(of: text) > maxDepth { throw AdoptError("values are nested too deeply") }
    // The parser obeys a declaration of a different encoding, which would hide tags, only at the
    // beginning.
    let data = Data("\n".utf8 + text)
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }
}
