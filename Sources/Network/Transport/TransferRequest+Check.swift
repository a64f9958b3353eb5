import PlatenContext

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
