extension String {
  /// Whether the string is a token of RFC 9110, section 5.6.2, such as a method or the name of a
  /// header field.
  package var isToken: Bool {
    // Of the printable characters, a token excludes the delimiters.
    !isEmpty && utf8.allSatisfy { 33...126 ~= $0 && !Self.delimiters.contains($0) }
  }

  private static let delimiters = Array(#""(),/:;<=>?@[\]{}"#.utf8)

  /// Whether the string contains a character that the value of a header field must not contain.
  package var containsControlCharacter: Bool {
    utf8.contains { $0 < 32 && $0 != UInt8(ascii: "\t") || $0 == 127 }
  }
}
