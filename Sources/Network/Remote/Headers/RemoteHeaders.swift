/// The header fields of a request or a response, with case-insensitive names.
///
///     let headers: RemoteHeaders = ["Accept": "application/json"]
///     headers["accept"]  // "application/json"
public struct RemoteHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The values of the fields, keyed by lowercase names.
  public private(set) var fields: [String: String] = [:]

  /// Creates header fields from a dictionary literal.
  ///
  /// If a name occurs twice, the last value is used.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of the field with the specified name, or `nil` if no field has that name.
  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }
}
