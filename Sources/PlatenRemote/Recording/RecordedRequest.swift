extension RemoteRequest {
  /// What a recording calls the request: `GET /users/ada?page=2`. Where it is sent is left out, as it
  /// may be another place on another machine; so are values that are secret by their names.
  var question: String {
    let query = url.query.items.map { item in
      item.name + (item.value.map { "=" + (item.name.namesSecret ? "•••" : $0) } ?? "")
    }
    let path = url.path.map { "/" + $0 }.joined()
    return "\(method.rawValue) \(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension String {
  /// What says so wherever it stands in a name, and what does as a word of it.
  private static let (telling, tellingWords) = (
    [
      "apikey", "authoriz", "cookie", "credential", "passw", "secret", "session", "signature",
      "token",
    ],
    Set(["auth", "jwt", "key", "otp", "pass", "passphrase", "pin", "pwd", "sid", "sig"])
  )

  /// Whether what has this name is not to be written down.
  var namesSecret: Bool {
    let name = lowercased()
    return Self.telling.contains { name.contains($0) } || !words.isDisjoint(with: Self.tellingWords)
  }

  /// The words of a name such as `api_key` or `apiKey`, in lower case.
  private var words: Set<String> {
    let parts = matches(of: /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/)
    return Set(parts.map { $0.output.lowercased() })
  }
}
