extension String {
  /// The text in ASCII, with other characters escaped as in Swift: `Caf\u{e9}`.
  ///
  /// > Law: **Escaping is reversible.** `text.escapedToASCII.unescaped == text`, checked by
  /// > `EscapeLaws.unescapingRestoresTheEscapedText`.
  package var escapedToASCII: String {
    var (text, rest) = ("", unicodeScalars[...])
    while let scalar = rest.first {
      let isPlain = scalar.isASCII && !rest.starts(with: #"\u{"#.unicodeScalars)
      text += isPlain ? String(scalar) : #"\u{\#(String(scalar.value, radix: 16))}"#
      rest.removeFirst()
    }
    return text
  }

  /// The text with each valid `\u{…}` escape replaced by its character.
  package var unescaped: String {
    let escape = /\\u\{([0-9a-fA-F]{1,6})\}/.matchingSemantics(.unicodeScalar)
    return replacing(escape) { match in
      let scalar = UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { String($0) } ?? String(match.output.0)
    }
  }
}
