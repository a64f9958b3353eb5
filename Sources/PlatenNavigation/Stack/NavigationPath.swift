import Foundation

/// What has been pushed onto a navigation stack, by values of any types.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) {
///       Button("Random movie") { path.append(movies.randomElement()!) }
///         .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
///     }
public struct NavigationPath: Equatable {
  /// The values, the topmost last.
  var elements: [AnyHashable]

  /// A path with nothing pushed.
  public init() { elements = [] }

  /// A path of values, the topmost last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is none.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be stored; `nil` if it holds a value that cannot.
  ///
  ///     let data = try JSONEncoder().encode(path.codable)
  ///     let stored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  ///     path = NavigationPath(stored)
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// The path that has been stored.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes off the topmost values; all of them where there are not so many.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}

extension NavigationPath {
  /// A path in a form that can be stored: the names of the types of its values, and the values in JSON.
  ///
  /// What is stored is read by the program that has stored it, or by one with the same types. A path with
  /// a value of a private type cannot be stored.
  public struct CodableRepresentation: Codable, Equatable {
    /// The values, the topmost last; all of them can be stored.
    let elements: [AnyHashable]

    /// Nothing if one of the values cannot be stored.
    init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ Self.type(of: $0) != nil }) else { return nil }
      self.elements = elements
    }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` where a type is not one of this program's, or a value not one of its type.
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

    /// Writes the path: for each value, the topmost last, the name of its type and its JSON.
    ///
    /// - Throws: What encoding a value throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable, let type = Self.type(of: element) else {
          continue  // Cannot be: a path with such a value has no form to store.
        }
        try container.encode(type)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    /// The name of a value's type, by which it is found again; nothing if it cannot be stored, or has no
    /// name outside of its file.
    private static func type(of element: AnyHashable) -> String? {
      guard element.base is any Codable, let name = _mangledTypeName(Swift.type(of: element.base)),
        _typeByName(name) != nil
      else { return nil }
      return name
    }

    private static func type(
      named name: String, in container: any UnkeyedDecodingContainer
    ) throws -> any (Codable & Hashable).Type {
      // A name with other signs would be taken for one that holds places in memory.
      let isWritten = name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      guard isWritten, let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "no type in this program that a path can contain is named \(name)")
      }
      return type
    }
  }
}
