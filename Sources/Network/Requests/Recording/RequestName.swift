/// The name of a request in recordings, fixtures and tests, such as `GET /users/ada?page=2`.
///
/// The name does not contain the host, because the host can differ between machines. It also
/// excludes query values whose names indicate a secret.
package func requestName(
  method: String, path: [String], query: [(name: String, value: String?)]
) -> String {
  let items = query.map { name, value in
    name + (value.map { "=" + (name.namesSecret ? "•••" : $0) } ?? "")
  }
  let path = path.isEmpty ? "/" : path.map { "/" + $0 }.joined()
  return "\(method) \(path)" + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
}

extension String {
  /// The strings that indicate a secret anywhere in a name, and the strings that indicate a secret
  /// only as whole words.
  private static let (telling, tellingWords) = (
    [
      "accesskey", "apikey", "appid", "authkey", "authoriz", "bearer", "cookie", "credential",
      "passcode", "passw", "secret", "session", "signature", "token",
    ],
    Set(["auth", "jwt", "key", "otp", "pass", "passphrase", "pin", "pwd", "sid", "sig"])
  )

  /// Whether the name indicates a secret value, which a recording omits.
  package var namesSecret: Bool {
    let name = lowercased()
    return Self.telling.contains { name.contains($0) } || !words.isDisjoint(with: Self.tellingWords)
  }

  /// The lowercase words of a name such as `api_key` or `apiKey`.
  private var words: Set<String> {
    let parts = matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/)
    return Set(parts.map { $0.output.lowercased() })
  }
}
