import Platen

extension CommandInterpreter {
  /// Asks for the secret that a line requires but the session does not have.
  ///
  /// - Parameter secret: A closure that asks for the secret of a field, or returns `nil` if the user
  ///   cancels.
  /// - Returns: The line to run, or `nil` if the user cancels.
  func completed(
    _ line: String, asking secret: (_ field: String) async -> String?
  ) async -> String? {
    guard let missing = missingSecret(for: line) else { return line }
    guard let text = await secret(missing.field) else { return nil }
    session?.secrets[missing.name] = text
    return missing.line
  }
}
