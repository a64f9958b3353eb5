import Foundation

/// Takes secrets out of texts: a mark stands for each, also where it comes percent-encoded or escaped
/// as in JSON. No mark is looked through again.
package struct SecretMask {
  /// What stands for a word that may be secret, whatever its length.
  package static let placeholder = "•••"

  /// A form in which a secret comes.
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

    /// A text as JSON has it between its quotes.
    private static func json(_ text: String) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      let data = (try? encoder.encode(text)) ?? Data()  // A text can always be encoded.
      return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
    }

    /// Characters that stand for themselves in every part of a URL (RFC 3986, 2.3).
    private static let unreserved = CharacterSet.alphanumerics.intersection(.ascii)
      .union(CharacterSet(charactersIn: "-._~"))
  }

  /// What is taken out, the longest first, and what stands for it.
  private let marks: [(secret: String, mark: String)]

  /// - Parameters:
  ///   - secrets: What is to be taken out.
  ///   - mark: What stands for a secret in a form.
  package init(_ secrets: some Collection<String>, mark: (String, Form) -> String) {
    var known: Set = [""]
    let forms = secrets.flatMap { secret in Form.allCases.map { (secret, $0, $0.of(secret)) } }
    marks = forms.filter { known.insert($0.2).inserted }.map { ($0.2, mark($0.0, $0.1)) }
      .sorted { $0.0.count > $1.0.count }
  }

  /// A text with marks in the place of secrets.
  ///
  /// - Complexity: O(*nm*) in the characters and the secrets.
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
