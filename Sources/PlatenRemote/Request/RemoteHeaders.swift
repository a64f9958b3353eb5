/// The header fields of a request or a response; names are found whatever their case.
///
///     let headers: RemoteHeaders = ["Accept": "application/json"]
///     headers["accept"]  // "application/json"
public struct RemoteHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// Values by names in lower case.
  public private(set) var fields: [String: String] = [:]

  /// Fields written as `["Name": "value"]`; the last of two with the same name wins.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of a field.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }
}

extension RemoteHeaders {
  /// - Throws: `invalidRequest` where a field would not stay one line of its own.
  func check() throws(RemoteError) {
    for (name, value) in fields {
      if name.wholeMatch(of: /[a-z0-9!#$%&'*+.^_`|~-]+/) == nil {
        throw RemoteError(.invalidRequest("«\(name.clipped)» is no name of a header field"))
      }
      if value.unicodeScalars.contains(where: { $0.value < 32 && $0 != "\t" || $0.value == 127 }) {
        throw RemoteError(.invalidRequest("the header field «\(name)» holds a control character"))
      }
    }
  }
}

extension RemoteRequest {
  /// - Throws: `invalidRequest` where the request cannot be sent as it is.
  func check() throws(RemoteError) {
    _ = try url.url()
    try headers.check()
    if body != nil, [.get, .head].contains(method) {
      throw RemoteError(.invalidRequest("\(method.rawValue) has no body"))
    }
  }
}
