import Foundation

/// A type-erased list of the values that are pushed onto a navigation stack.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) {
///       Button("Random movie") { path.append(movies.randomElement()!) }
///         .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
///     }
public struct NavigationPath: Equatable {
  /// The values in the path, the topmost last.
  var elements: [AnyHashable]

  /// Creates an empty navigation path.
  public init() { elements = [] }

  /// Creates a path from a sequence of values, the topmost last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values in the path.
  public var count: Int { elements.count }

  /// Whether the path contains no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// An encodable representation of the path, or `nil` if one of the values cannot be encoded.
  ///
  ///     let data = try JSONEncoder().encode(path.codable)
  ///     let stored = try JSONDecoder().decode(
  ///       NavigationPath.CodableRepresentation.self, from: data)
  ///     path = NavigationPath(stored)
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// Creates a path from its codable representation.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// Pushes a value onto the path.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes the specified number of values from the top, or all values if the path has fewer.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}

extension NavigationPath {
  /// A representation of a navigation path that can be encoded and decoded.
  ///
  /// The representation contains the mangled type name of each value and the value as JSON. Only a
  /// program that contains the same types can decode it. A path that contains a value of a private
  /// type has no codable representation.
  public struct CodableRepresentation: Codable, Equatable {
    /// The values in the path, the topmost last. All values are encodable.
    let elements: [AnyHashable]

    /// Creates a representation of the values, or returns `nil` if one of them cannot be encoded.
    init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ Self.type(of: $0) != nil }) else { return nil }
      self.elements = elements
    }

    /// Creates a representation by decoding the type and the JSON of each value.
    ///
    /// - Throws: `DecodingError` if the program does not contain one of the types, or if a value
    ///   cannot be decoded as its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let type = try Self.type(named: container.decode(String.self), in: container)
        let data = Data(try container.decode(String.self).utf8)
        elements.append(AnyHashable(try JSONDecoder().decode(type, from: data)))
      }
      self.elements = elements
    }

    /// Encodes the type name and the JSON of each value, with the topmost value last.
    ///
    /// - Throws: The error that a value throws when it is encoded.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable, let type = Self.type(of: element) else {
          continue  // Unreachable: such a path has no representation.
        }
        try container.encode(type)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// Returns the mangled name of a value's type, or `nil` if a decoder could not restore the
    /// value.
    ///
    /// Types without `Codable` conformance and private types cannot be restored.
    private static func type(of element: AnyHashable) -> String? {
      guard element.base is any Codable, let name = _mangledTypeName(Swift.type(of: element.base)),
        _typeByName(name) != nil
      else { return nil }
      return name
    }

    private static func type(
      named name: String, in container: any UnkeyedDecodingContainer
    ) throws -> any (Codable & Hashable).Type {
      // A mangled name with control characters can contain symbolic references, which are addresses
      // in memory.
      let isWritten = name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      guard isWritten, let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription:
            "this program has no type named \(name) that a navigation path can contain")
      }
      return type
    }
  }
}
