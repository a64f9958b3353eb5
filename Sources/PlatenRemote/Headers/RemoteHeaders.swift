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
