import PlatenSession

/// The secrets that a log of actions has met, on the open screen and on earlier ones.
@MainActor
struct KnownSecrets {
  /// The secrets that were typed with the keyboard, by their names in the recording.
  private var typed: [String: String] = [:]
  /// The named secrets of the open screen, which the events of a closed session need as well.
  private var named: [String: String] = [:]
  /// The other secrets of the open screen, with typed beginnings, which the session forgets when a
  /// secret is complete.
  private var others: Set<String> = []
  /// The complete secrets of all screens so far, because a later screen can show them.
  private var complete: Set<String> = []
  /// The recorded lines that refer to typed secrets. They consist of names, in which a typed beginning,
  /// such as `pass`, is not masked.
  private var lines: Set<String> = []

  /// Adds the secrets of a session.
  mutating func note(_ secrets: SecretStore) {
    named = secrets.named
    others.formUnion(secrets.unnamed)
    complete.formUnion(secrets.entered.union(secrets.named.values))
  }

  /// Adds a secret that is being typed.
  ///
  /// - Parameter known: The other secrets of the session.
  /// - Returns: The line of a recording that sets the field to the secret, by its name.
  mutating func note(typed secret: String, in field: String, known: SecretStore) -> String {
    var name = secretName(for: field)
    while let other = known[name], other != secret { name += "_" }
    typed[name] = secret
    // A request can contain the text later, when the session has forgotten that it was typed.
    others.insert(secret)
    let line = "set \(field.quotedIfNeeded) $\(name)"
    lines.insert(line)
    return line
  }

  /// Forgets what only the open screen needs.
  mutating func leaveScreen() {
    complete.formUnion(typed.values)
    (typed, named, others) = ([:], [:], [])
  }

  /// Returns a function that selects the secrets to mask in an event.
  var masks: (RecordedEvent) -> RecordedSecrets {
    lazy var all = RecordedSecrets(
      typed.merging(named) { $1 }, others: others.union(complete))
    lazy var withoutBeginnings = RecordedSecrets(
      typed.filter { complete.contains($1) }.merging(named) { $1 }, others: complete)
    return { [lines] event in
      event.line.map(lines.contains) == true ? withoutBeginnings : all
    }
  }
}
