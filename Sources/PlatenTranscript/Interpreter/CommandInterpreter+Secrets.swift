import PlatenSession
import PlatenViews

extension CommandInterpreter {
  /// A line as the transcript shows it: without what may be a secret.
  package func echo(of line: String) -> String {
    let line = line.trimmed
    if line.isEmpty || line.isComment { return String(line) }
    return RedactedLine(of: TypedCommand(line, among: commands), in: session?.flush()).line
  }

  /// Whether a line may be kept for later: it cannot hold a secret, as its echo shows it whole.
  package func mayKeep(_ line: String) -> Bool {
    let typed = TypedCommand(line.trimmed, among: commands)
    return RedactedLine(of: typed, in: session?.flush()).isWhole
  }

  /// A secret that a line needs and nobody has given yet.
  package struct MissingSecret {
    /// The field that it is for.
    package let field: String
    /// What it is to be called.
    package let name: String
    /// The line to play once the secret has this name.
    package let line: String
  }

  /// The secret to ask for before a line is played: `set Password` says no text, and
  /// `set Password $pw` names one that there is not.
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

  /// The secure field that a recorded line has a mask for, in the place of a secret without a name.
  func secureField(maskedIn typed: TypedCommand) -> String? {
    guard let words = typed.arguments?.words, words.count > 1, words.last == SecretMask.placeholder,
      let control = try? session?.control(named: words[0]), control.isSecure
    else { return nil }
    return control.label
  }
}
