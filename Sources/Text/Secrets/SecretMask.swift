import Foundation

/// A mask that replaces secrets in text with marks, in all of their spellings.
///
/// The mask compares what the text means: each character of a secret can appear as itself or as an
/// escape sequence of a URL, JSON, JavaScript or HTML, also if the text was encoded several times.
/// Other encodings, such as Base64, are not decoded. Inserted marks are not searched for further
/// secrets.
package struct SecretMask: Sendable {
  /// The mark for text that may be secret, independent of its length.
  package static let placeholder = "•••"
  /// The minimum length of a masked secret. Shorter ones occur in other text by chance.
  package static let minLength = 4
  /// An encoding in which a secret can appear.
  package enum Form: String, CaseIterable, Sendable {
    case plain = "", url = "|url", json = "|json", jsonWithSlashes = "|json/", html = "|html"

    package func of(_ secret: String) -> String {
      switch self {
      case .plain: secret
      case .url: secret.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? secret
      case .json: Self.json(secret)
      case .jsonWithSlashes: Form.json.of(secret).replacing("/", with: "\\/")
      case .html: secret.unicodeScalars.map { Self.markup[$0] ?? String($0) }.joined()
      }
    }

    /// Returns the text as a JSON string without the surrounding quotes.
    private static func json(_ text: String) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      let data = (try? encoder.encode(text)) ?? Data()  // Encoding a string cannot fail.
      return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
    }

    /// The unreserved characters of a URL (RFC 3986, section 2.3).
    private static let unreserved = CharacterSet.alphanumerics.intersection(.ascii)
      .union(CharacterSet(charactersIn: "-._~"))

    /// The characters that HTML escapes.
    private static let markup: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
    ]
  }

  /// A part of text.
  package enum Part: Equatable {
    case text(String)
    /// A secret, and the encodings of its spelling, the innermost first.
    case secret(String, [Form])
    /// The end of one or more secrets, each of which begins before the end of the one before.
    case overlap
  }

  private let patterns: SecretPatterns

  /// Creates a mask for the specified secrets.
  package init(_ secrets: some Collection<String>) { patterns = SecretPatterns(secrets) }

  /// Returns the text with each secret replaced by the placeholder.
  ///
  /// - Complexity: O(*nm*), where *n* is the length of the text and *m* that of all secrets.
  package func masked(_ text: String) -> String {
    if patterns.isEmpty { return text }
    var copy = text
    return copy.withUTF8 { bytes in
      let pieces = pieces(of: bytes)
      if pieces.allSatisfy({ $0.kind == .text }) { return text }
      return pieces.reduce(into: "") { masked, piece in
        let part = UnsafeBufferPointer(rebasing: bytes[piece.range])
        masked += piece.kind == .text ? String(decoding: part, as: UTF8.self) : Self.placeholder
      }
    }
  }

  /// Returns the parts of the text: the secrets, and the text between them.
  package func parts(of text: String) -> [Part] {
    if patterns.isEmpty { return [.text(text)] }
    var text = text
    return text.withUTF8 { bytes in
      pieces(of: bytes).map { piece in
        let part = UnsafeBufferPointer(rebasing: bytes[piece.range])
        switch piece.kind {
        case .text: return .text(String(decoding: part, as: UTF8.self))
        case .secret(let index):
          let memory = DecodingMemory(capacity: part.count)
          return .secret(patterns[index], forms(of: part, index, in: memory) ?? [])
        case .overlap: return .overlap
        }
      }
    }
  }

  /// Returns data with each secret replaced by the placeholder; `nil` if the data contains none.
  package func masked(_ data: Data) -> Data? {
    if patterns.isEmpty { return nil }
    return data.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: UInt8.self) { bytes -> Data? in
        let pieces = pieces(of: bytes)
        if pieces.allSatisfy({ $0.kind == .text }) { return nil }
        return pieces.reduce(into: Data()) { masked, piece in
          masked += piece.kind == .text ? Data(bytes[piece.range]) : Data(Self.placeholder.utf8)
        }
      }
    }
  }
}

// MARK: - Searching

extension SecretMask {
  private enum Kind: Equatable {
    case text
    case secret(Int)
    case overlap
  }

  private typealias Piece = (range: Range<Int>, kind: Kind)

  /// Returns the pieces of text, which cover all of it in order.
  private func pieces(of text: UnsafeBufferPointer<UInt8>) -> [Piece] {
    var spellings = FoundSpellings()
    patterns.search(text, in: DecodingMemory(capacity: text.count)) { range, index in
      spellings.add(range, of: index)
    }
    var (pieces, end) = ([Piece](), 0)
    for (range, index) in spellings.inOrder {
      if end < range.lowerBound { pieces.append((end..<range.lowerBound, .text)) }
      let isWhole = end <= range.lowerBound
      let start = max(end, range.lowerBound)
      pieces.append((start..<range.upperBound, isWhole ? .secret(index) : .overlap))
      end = range.upperBound
    }
    if end < text.count || pieces.isEmpty { pieces.append((end..<text.count, .text)) }
    return pieces
  }

  /// Returns the encodings of a spelling, the innermost first; `nil` if it is not a spelling.
  private func forms(
    of spelling: UnsafeBufferPointer<UInt8>, _ index: Int, level: Int = 0,
    in memory: DecodingMemory
  ) -> [Form]? {
    let exact = Form.allCases.first { $0.of(patterns[index]).utf8.elementsEqual(spelling) }
    if let exact { return exact == .plain ? [] : [exact] }
    if patterns.matchesAll(of: spelling, index) {
      let sequences = spelling.indices.lazy.compactMap { EscapeSequence(in: spelling, at: $0) }
      return sequences.first.map { [$0.form] } ?? []
    }
    if level == DecodingMemory.levels { return nil }
    for outer in DecodedText.forms {
      guard let decoded = DecodedText(spelling, outer, in: memory, level: level) else { continue }
      if let inner = forms(of: decoded.bytes, index, level: level + 1, in: memory) {
        return inner + [outer]
      }
    }
    return nil
  }
}

/// The spellings of secrets that hide all secrets in text.
private struct FoundSpellings {
  typealias Spelling = (range: Range<Int>, index: Int)

  private var spellings: [Spelling] = []
  /// The number of spellings at which superfluous ones are removed.
  private var limit = 1_024

  /// Adds a spelling. The same one can be found several times, because text that is not encoded is
  /// part of every decoded text.
  mutating func add(_ range: Range<Int>, of index: Int) {
    spellings.append((range, index))
    guard spellings.count >= limit else { return }
    spellings = inOrder
    limit = max(2 * spellings.count, limit)
  }

  /// The spellings that are not inside others, sorted by their starts. One spelling replaces those
  /// that begin within another one and within each other.
  var inOrder: [Spelling] {
    let sorted = spellings.sorted { a, b in
      (a.range.lowerBound, b.range.upperBound) < (b.range.lowerBound, a.range.upperBound)
    }
    var (kept, end, isOverlap) = ([Spelling](), 0, false)
    for spelling in sorted where spelling.range.upperBound > end {
      let continues = spelling.range.lowerBound < end
      if continues && isOverlap {
        let start = kept[kept.count - 1].range.lowerBound
        kept[kept.count - 1].range = start..<spelling.range.upperBound
      } else {
        kept.append(spelling)
      }
      (end, isOverlap) = (spelling.range.upperBound, continues)
    }
    return kept
  }
}

extension CharacterSet {
  fileprivate static let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
}
