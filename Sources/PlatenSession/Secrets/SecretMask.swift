import Foundation

/// A mask that replaces secrets in text with marks, including percent-encoded and JSON-escaped
/// secrets.
///
/// Inserted marks are not searched for further secrets.
package struct SecretMask {
  /// The mark for text that may be secret, independent of its length.
  package static let placeholder = "•••"

  /// An encoding in which a secret can appear.
  package enum Form: String, CaseIterable {
    case plain = "", url = "|url", json = "|json", jsonWithSlashes = "|json/"

    package func of(_ secret: String) -> String {
      switch self {
      case .plain: secret
      case .url: secret.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? secret
      case .json: Self.json(secret)
      case .jsonWithSlashes: Form.json.of(secret).replacing("/", with: "\\/")
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
  }

  /// The encoded secrets, longest first, and their marks.
  private let marks: [(secret: String, mark: String)]

  /// Creates a mask for the specified secrets.
  ///
  /// - Parameters:
  ///   - secrets: The secrets to replace.
  ///   - mark: A closure that returns the mark for a secret in the specified encoding.
  package init(_ secrets: some Collection<String>, mark: (String, Form) -> String) {
    var known: Set = [""]
    let forms = secrets.flatMap { secret in Form.allCases.map { (secret, $0, $0.of(secret)) } }
    marks = forms.filter { known.insert($0.2).inserted }.map { ($0.2, mark($0.0, $0.1)) }
      .sorted { $0.0.count > $1.0.count }
  }

  /// Returns the text with each secret replaced by its mark.
  ///
  /// - Complexity: O(*nm*), where *n* is the number of characters and *m* the number of secrets.
  package func masked(_ text: String) -> String {
    var parts = [(text: text, isMark: false)]
    for (secret, mark) in marks where text.contains(secret) {
      parts = parts.flatMap { part in
        if part.isMark { return [part] }
        let rest = part.text.split(separator: secret, omittingEmptySubsequences: false)
        return rest.map { [(String($0), false)] }.joined(separator: [(mark, true)]).map { $0 }
      }
    }
    return parts.map(\.text).joined()
  }
}

extension CharacterSet {
  fileprivate static let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}")
}
