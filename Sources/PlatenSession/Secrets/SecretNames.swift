/// Whether a secret can have this name: letters, digits and underscores.
package func isSecretName(_ name: String) -> Bool {
  !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
}

/// What the secret for a field is called where it has no name.
package func secretName(for field: String) -> String {
  String(field.map { isSecretName(String($0)) ? $0 : "_" })
}
