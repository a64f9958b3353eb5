import PlatenSession

/// Secrets in the texts of a recording, by their names: `${pw}`, and in other forms `${pw|url}` and
/// `${pw|json}`. A text's own `${` is written `$${`.
///
/// Secrets of fewer than four characters stay out of what is typed into secure fields, and are not
/// looked for elsewhere: they would blot out half of a text.
struct RecordedSecrets {
  private static let tellingLength = 4
  private static let (opening, escapedOpening) = ("${", "$${")

  private let secrets: [String: String]
  private let mask: SecretMask

  /// - Parameters:
  ///   - secrets: Those that have a name, by their names.
  ///   - others: Those that have none.
  init(_ secrets: [String: String], others: Set<String> = []) {
    self.secrets = secrets
    let named = Dictionary(secrets.map { ($1, $0) }) { min($0, $1) }
    let telling = Set(named.keys).union(others).filter { $0.count >= Self.tellingLength }
    mask = SecretMask(telling.union([Self.opening])) { secret, form in
      if secret == Self.opening { return Self.escapedOpening }
      return named[secret].map { "\(Self.opening)\($0)\(form.rawValue)}" } ?? SecretMask.placeholder
    }
  }

  /// A text as it is recorded.
  func masked(_ text: String) -> String { mask.masked(text) }

  /// A recorded text as it was, with these secrets; names that are not among them stay.
  func filledIn(_ text: String) -> String {
    text.replacing(/\$\$\{|\$\{(\w+)(\|url|\|json\/?)?\}/) { match in
      guard let name = match.output.1 else { return Self.opening }
      let form = SecretMask.Form(rawValue: match.output.2.map(String.init) ?? "") ?? .plain
      return secrets[String(name)].map(form.of) ?? String(match.output.0)
    }
  }
}
