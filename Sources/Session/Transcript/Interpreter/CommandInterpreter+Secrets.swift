import PlatenNavigation
import PlatenSecrets
import PlatenSession

extension CommandInterpreter {
  /// Returns a line in the form that the transcript shows, with possible secrets masked.
  package func echo(of line: String) -> String {
    let line = line.trimmed
    if line.isEmpty || line.isComment { return String(line) }
    return RedactedLine(of: TypedCommand(line, among: commands), in: session?.flush()).line
  }

  /// Returns whether a line is safe to store, because no part of it can be a secret.
  package func mayKeep(_ line: String) -> Bool {
    let typed = TypedCommand(line.trimmed, among: commands)
    return RedactedLine(of: typed, in: session?.flush()).isWhole
  }

  /// A secret that a line requires but the session does not have.
  package struct MissingSecret {
    /// The label of the field that requires the secret.
    package let field: String
    /// The name under which to store the secret.
    package let name: String
    /// The line to run after the secret is stored.
    package let line: String
  }

  /// Returns the secret to request before a line is run.
  ///
  /// A secret is missing if the line contains no text (`set Password`) or refers to a secret by an
  /// unknown name (`set Password $pw`).
  package func missingSecret(for line: String) -> MissingSecret? {
    let typed = TypedCommand(line.trimmed, among: commands)
    var scanner = WordScanner(typed.rest)
    guard let session,
      [ControlAction.set.rawValue, ControlAction.type.rawValue].contains(typed.name),
      let field = try? scanner.word()?.text, let control = try? session.control(named: field),
      control.isSecure, control.isEnabled
    else { return nil }
    if !scanner.hasMore {
      let name = secretName(for: field)
      return MissingSecret(
        field: control.label, name: name,
        line: "\(typed.name) \(field.quotedIfNeeded) $\(name)")
    }
    guard let name = typed.arguments?.secretName, session.secrets[name] == nil else { return nil }
    return MissingSecret(field: control.label, name: name, line: line)
  }

  /// Returns the label of the secure field whose text a recorded line replaces with a mask because
  /// the secret has no name.
  func secureField(maskedIn typed: TypedCommand) -> String? {
    guard let words = typed.arguments?.words, words.count > 1, words.last == SecretMask.placeholder,
      let control = try? session?.control(named: words[0]), control.isSecure
    else { return nil }
    return control.label
  }
}
