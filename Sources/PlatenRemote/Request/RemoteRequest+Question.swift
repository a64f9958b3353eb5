extension RemoteRequest {
  /// What a recording calls the request: `GET /users/ada?page=2`. Where it is sent is left out, as it
  /// may be another place on another machine; so are values that are secret by their names.
  var question: String {
    let query = url.query.items.map { item in
      item.name + (item.value.map { "=" + (item.name.namesSecret ? "•••" : $0) } ?? "")
    }
    let path = URLParts(url.text).path
    return "\(method.rawValue) \(path)" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }
}

extension String {
  private static let secretWords = [
    "auth", "cookie", "credential", "key", "password", "secret", "session", "signature", "token",
  ]

  /// Whether what has this name is not to be written down.
  var namesSecret: Bool {
    let name = lowercased()
    return Self.secretWords.contains { name.contains($0) }
  }
}
