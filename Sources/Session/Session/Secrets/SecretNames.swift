/// Returns whether a name is valid for a secret: letters, digits, and underscores only.
package func isSecretName(_ name: String) -> Bool {
  !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// Returns the default name of the secret for a field, in which underscores replace invalid
/// characters.
package func secretName(for field: String) -> String {
  String(field.map { isSecretName(String($0)) ? $0 : "_" })
}
