/// The components of a URL's text, without decoding or validation.
struct URLParts {
  /// The text before `://`, or `nil` if the URL does not contain `://`.
  let scheme: Substring?
  /// Whether the URL contains a user name.
  let hasUser: Bool
  /// The host, and the port if the URL contains one.
  let host: Substring
  /// The path, which is empty or starts with a slash.
  let path: Substring
  /// The text after `?`, or `nil` if the URL has no query.
  let query: Substring?
  /// The text before the path.
  let start: Substring

  /// Splits a URL into its components. The fragment is omitted, because it is not sent to a server.
  init(_ text: String) {
    let sent = text.prefix { $0 != "#" }
    let located = sent.prefix { $0 != "?" }
    query = located.endIndex == sent.endIndex ? nil : sent[located.endIndex...].dropFirst()
    let mark = located.firstRange(of: "://")
    scheme = mark.map { located[..<$0.lowerBound] }
    let authority = located[(mark?.upperBound ?? located.startIndex)...].prefix { $0 != "/" }
    let user = authority.lastIndex(of: "@")
    hasUser = user != nil
    host = authority[(user.map(authority.index(after:)) ?? authority.startIndex)...]
    start = located[..<authority.endIndex]
    path = located[authority.endIndex...]
  }

  /// The host without its port.
  var hostName: Substring { port == nil ? host : host[..<portStart].dropLast() }

  /// The text after the colon of the host, or `nil` if the host has no colon.
  var port: Substring? { portStart == host.startIndex ? nil : host[portStart...] }

  /// The index after the last colon outside of brackets, or the start of the host.
  private var portStart: Substring.Index {
    guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else {
      return host.startIndex
    }
    return host.index(after: colon)
  }
}
