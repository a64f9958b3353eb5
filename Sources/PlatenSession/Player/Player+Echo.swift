extension Player {
  /// What stands for a text that may be secret, whatever its length.
  private static let mask = "•••"

  /// A line as the transcript shows it: a text only where it cannot be a secret.
  ///
  /// On a screen without secure fields nothing is one. Elsewhere a text is shown that goes to a
  /// control that is known and not secure, or that is the name of a secret; and what follows an
  /// unknown command is not.
  func echo(_ line: Substring, of command: Command?, arguments: Arguments?) -> String {
    let mayHoldSecret = command.map(\.entersText) ?? true
    if !mayHoldSecret || !line.contains(" ") || isWithoutSecrets { return String(line) }
    guard let command, let arguments else { return "\(line.prefix { $0 != " " }) \(Self.mask)" }
    if let control = try? session?.control(named: arguments[0]),
      !control.isSecure || arguments.secretName != nil
    {
      return String(line)
    }
    return "\(command.name) \(arguments[0].quotedIfNeeded) \(Self.mask)"
  }

  private var isWithoutSecrets: Bool {
    session.map { session in !session.controls.contains(where: \.isSecure) } ?? false
  }
}

extension Arguments {
  /// The name of the secret that the last word stands for, if it is written `$name`.
  var secretName: String? {
    guard !isLastQuoted, let word = words.last, word.hasPrefix("$"), word.count > 1 else {
      return nil
    }
    let name = word.dropFirst()
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(name) : nil
  }
}

extension String {
  /// The name as it is typed: in quotes if it holds spaces.
  var quotedIfNeeded: String {
    if !contains(" ") && !contains("\"") && !isEmpty { return self }
    let escaped = flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }
}
