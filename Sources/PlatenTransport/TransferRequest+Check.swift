extension TransferRequest {
  /// Checks that no part of the request can add lines to its header.
  ///
  /// The messages do not contain invalid text, which could control a terminal, or values, which can
  /// be secret.
  ///
  /// - Throws: `invalidRequest` if the method, a field or the credential is invalid.
  func check() throws(TransferError) {
    guard method.isToken else {
      throw TransferError(
        invalid: """
          the method is empty or contains a character that HTTP does not allow; use a method such as \
          GET
          """)
    }
    for (name, value) in fields {
      guard name.isToken else {
        throw TransferError(
          invalid: """
            the name of a header field is empty or contains a character that HTTP does not allow; \
            use letters, digits and hyphens
            """)
      }
      if value.containsControlCharacter {
        throw TransferError(
          invalid: """
            the value of the header field "\(name)" contains a control character; remove it, or \
            encode the value
            """)
      }
    }
    if let credential, (credential.user + credential.password).containsControlCharacter {
      throw TransferError(
        invalid: "the user name or the password contains a control character; use another one")
    }
  }
}

extension TransferError {
  fileprivate init(invalid message: String) {
    self.init(kind: .invalidRequest, message: message)
  }
}

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
