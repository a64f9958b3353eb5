import Foundation

/// The names and values after the `?` of a URL, in order, as they are meant.
///
///     let query: RemoteQuery = ["userName": "Ada & Co", "page": "2"]
///     query["page"]  // "2"
public struct RemoteQuery: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The pairs in order; an item without `=` has no value.
  public var items: [URLQueryItem]

  /// A query of these pairs.
  public init(_ items: [URLQueryItem]) { self.items = items }

  /// A query written as `["name": "value"]`; names may repeat.
  public init(dictionaryLiteral elements: (String, String)...) {
    items = elements.map { URLQueryItem(name: $0, value: $1) }
  }

  /// The first value of a name.
  public subscript(name: String) -> String? { items.first { $0.name == name }?.value }
}

extension RemoteQuery {
  /// The pairs of a query that is percent-encoded.
  init(encoded text: Substring) {
    items = text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return URLQueryItem(
        name: parts[0].percentDecoded, value: parts.dropFirst().first?.percentDecoded)
    }
  }

  /// Every name and value percent-encoded whole.
  var encoded: String {
    items.map { item in
      item.name.percentEncoded + (item.value.map { "=" + $0.percentEncoded } ?? "")
    }
    .joined(separator: "&")
  }
}
