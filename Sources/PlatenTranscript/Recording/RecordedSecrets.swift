import PlatenSession

/// The secrets to which a recording refers by name.
///
/// A secret appears as `${pw}`, or in encoded form as `${pw|url}` or `${pw|json}`. A literal `${`
/// is written as `$${`. Secrets of fewer than four characters are removed only from the input of
/// secure fields: replacing these secrets everywhere would make the recording unreadable.
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

  /// Returns text in which the names of secrets replace their values, for a recording.
  func masked(_ text: String) -> String { mask.masked(text) }

  /// Returns recorded text in which the values of known secrets replace their names.
  func filledIn(_ text: String) -> String {
    text.replacing(/\$\$\{|\$\{(\w+)(\|url|\|json\/?)?\}/) { match in
      guard let name = match.output.1 else { return Self.opening }
      let form = SecretMask.Form(rawValue: match.output.2.map(String.init) ?? "") ?? .plain
      return secrets[String(name)].map(form.of) ?? String(match.output.0)
    }
  }
}
