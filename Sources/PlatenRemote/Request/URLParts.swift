/// The text of a URL, cut where its parts begin; nothing is decoded or checked.
struct URLParts {
  /// What is before `://`, if that is there.
  let scheme: Substring?
  /// Whether there is a user name before the host.
  let hasUser: Bool
  /// The host, and the port if one is named.
  let host: Substring
  /// Begins with a slash or is empty.
  let path: Substring
  /// What follows the `?`.
  let query: Substring?
  /// All that is before the path.
  let start: Substring

  /// Cuts a URL; what follows a `#` is left out, because no server is sent it.
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

  /// The digits after the host, if there is a colon.
  var port: Substring? { portStart == host.startIndex ? nil : host[portStart...] }

  /// Where the port begins: after the last colon that is not in brackets.
  private var portStart: Substring.Index {
    guard let colon = host.lastIndex(of: ":"), !host[colon...].contains("]") else {
      return host.startIndex
    }
    return host.index(after: colon)
  }
}
