import Foundation

/// The names and values of a URL's query, in order and without percent-encoding.
///
///     let query: RemoteQuery = ["userName": "Ada & Co", "page": "2"]
///     query["page"]  // "2"
public struct RemoteQuery: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The pairs of names and values, in order. An item without `=` has no value.
  public var items: [URLQueryItem]

  /// Creates a query from an array of items.
  public init(_ items: [URLQueryItem]) { self.items = items }

  /// Creates a query from a dictionary literal, in which names can repeat.
  public init(dictionaryLiteral elements: (String, String)...) {
    items = elements.map { URLQueryItem(name: $0, value: $1) }
  }

  /// The first value with the specified name, or `nil` if no item has that name.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}

extension RemoteQuery {
  /// Creates a query from its percent-encoded text.
  init(encoded text: Substring) {
    items = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return URLQueryItem(
        name: parts[0].percentDecoded, value: parts.dropFirst().first?.percentDecoded)
    }
  }

  /// The query with all names and values percent-encoded.
  var encoded: String {
    items.map { item in
      item.name.percentEncoded + (item.value.map { "=" + $0.percentEncoded } ?? "")
    }
    .joined(separator: "&")
  }
}
