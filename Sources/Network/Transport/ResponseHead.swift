import Foundation

/// The status line and the header fields of a response.
package struct ResponseHead: Sendable, Equatable {
  package private(set) var status: Int
  /// The fields in the order of arrival.
  package private(set) var fields: [(name: String, value: String)] = []
  /// The values of the fields, keyed by lowercase names. Values of fields with the same name are
  /// separated by commas.
  package private(set) var values: [String: String] = [:]

  /// Creates a head from a status line such as `HTTP/1.1 200 OK`; returns `nil` if the line is not a
  /// status line.
  init?(statusLine line: String) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
      return nil
    }
    self.status = status
  }

  /// Adds a header field. A line that is not a field is ignored.
  mutating func add(line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = String(line[..<colon])
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    fields.append((name, value))
    let key = name.lowercased()
    if values[key]?.append(", \(value)") == nil { values[key] = value }
  }

  /// Whether the length of the body is unspecified or valid. libcurl accepts some invalid lengths.
  var hasValidLength: Bool {
    guard let value = value(of: "Content-Length") else { return true }
    let lengths = value.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return Set(lengths).count == 1 && lengths[0].wholeMatch(of: /[0-9]+/) != nil
      && Int(lengths[0]) != nil
  }

  /// Whether another response follows this informational one.
  var isInformational: Bool { (100...199).contains(status) }

  /// Returns the value of a field, or the values of several fields with the same name, separated by
  /// commas.
  package func value(of name: String) -> String? { values[name.lowercased()] }

  /// Returns the URL to which a client may follow this redirect, without a downgrade from `https` to
  /// `http`; `nil` if there is none.
  package func redirectTarget(from url: URL) -> URL? {
    guard [301, 302, 303, 307, 308].contains(status), let location = value(of: "Location"),
      let target = URL(string: location, relativeTo: url)?.absoluteURL, target.host() != nil,
      let scheme = target.scheme?.lowercased()
    else { return nil }
    return scheme == "https" || scheme == "http" && url.scheme?.lowercased() == "http"
      ? target : nil
  }

  package static func == (left: ResponseHead, right: ResponseHead) -> Bool {
    left.status == right.status
      && left.fields.elementsEqual(right.fields) { $0.name == $1.name && $0.value == $1.value }
  }
}

extension URL {
  /// The port, or the default port of the scheme.
  package var effectivePort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }

  /// Whether a redirect to another URL may keep the credentials for this one: the scheme, the host and
  /// the port are the same.
  package func hasSameOrigin(as other: URL) -> Bool {
    host()?.lowercased() == other.host()?.lowercased() && effectivePort == other.effectivePort
      && scheme?.lowercased() == other.scheme?.lowercased()
  }
}
