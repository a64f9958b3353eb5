import Foundation

/// A scanner that finds how deeply the arrays and dictionaries of a property list in XML are nested.
///
/// The result is not too low for any text, valid or not: tags in comments and quoted text open
/// values, but do not close them, because parsers differ in where these end.
struct XMLNesting {
  /// Text in which a closing tag has no effect.
  private static let quotes: [(start: [UInt8], end: [UInt8])] = [
    (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
    (Array("<?".utf8), Array("?>".utf8)),
  ]
  private static let opening = ["<array", "<dict"].map { Array($0.utf8) }
  /// The number of bytes in which a tag ends, so that a text without ends is not searched repeatedly.
  private static let maxTag = 200
  private static let closing = ["</array", "</dict"].map { Array($0.utf8) }

  private var depth = 0
  private var maxDepth = 0

  /// Returns the number of arrays and dictionaries that contain each other.
  ///
  /// - Complexity: O(*n*)
  static func depth(of text: [UInt8]) -> Int {
    var nesting = XMLNesting()
    nesting.scan(text)
    return nesting.maxDepth
  }

  private mutating func scan(_ text: [UInt8]) {
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let quote = Self.quotes.first(where: { rest.starts(with: $0.start) }) {
        rest = rest.dropFirst(quote.start.count)
        let end = rest.firstRange(of: quote.end)?.upperBound ?? rest.endIndex
        open(in: rest[..<end])
        rest = rest[end...]
      } else {
        if Self.closing.contains(where: rest.starts) { depth = max(0, depth - 1) }
        open(rest)
        rest = rest.dropFirst()
      }
    }
  }

  /// Opens the values whose tags are in a text.
  private mutating func open(in text: ArraySlice<UInt8>) {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      open(rest)
      rest = rest.dropFirst()
    }
  }

  /// Opens a value if a text begins with its tag, and the tag does not close it.
  private mutating func open(_ text: ArraySlice<UInt8>) {
    guard Self.opening.contains(where: text.starts) else { return }
    let tag = text.prefix(Self.maxTag)
    if let end = tag.firstIndex(of: UInt8(ascii: ">")), tag[..<end].last == UInt8(ascii: "/") {
      return
    }
    depth += 1
    maxDepth = max(maxDepth, depth)
  }
}
