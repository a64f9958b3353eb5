import PlatenSession

/// The secrets of a recording, which its texts refer to by name.
///
/// A secret appears as `${pw}`, or in encoded form as `${pw|url}` or `${pw|json}`. A literal `${`
/// in a text is written as `$${`. Secrets of fewer than four characters are removed only from the
/// input of secure fields: replacing them everywhere would make texts unreadable.
struct RecordedSecrets {
  private static let tellingLength = 4
  private static let (opening, escapedOpening) = ("${", "$${")

  private let secrets: [String: String]
  private let mask: SecretMask

  /// Creates a set of secrets.
  ///
  /// - Parameters:
  ///   - secrets: The named secrets, by name.
  ///   - others: The secrets without a name.
  init(_ secrets: [String: String], others: Set<String> = []) {
    self.secrets = secrets
    let named = Dictionary(secrets.map { ($1, $0) }) { min($0, $1) }
    let telling = Set(named.keys).union(others).filter { $0.count >= Self.tellingLength }
    mask = SecretMask(telling.union([Self.opening])) { secret, form in
      if secret == Self.opening { return Self.escapedOpening }
      return named[secret].map { "\(Self.opening)\($0)\(form.rawValue)}" } ?? SecretMask.placeholder
    }
  }

  /// Returns a text with its secrets replaced, for a recording.
  func masked(_ text: String) -> String { mask.masked(text) }

  /// Returns a recorded text with the names of known secrets replaced by their values.
  func filledIn(_ text: String) -> String {
    text.replacing(/\$\$\{|\$\{(\w+)(\|url|\|json\/?)?\}/) { match in
      guard let name = match.output.1 else { return Self.opening }
      let form = SecretMask.Form(rawValue: match.output.2.map(String.init) ?? "") ?? .plain
      return secrets[String(name)].map(form.of) ?? String(match.output.0)
    }
  }
}
