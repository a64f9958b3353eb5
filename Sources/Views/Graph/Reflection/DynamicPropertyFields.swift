@_spi(Reflection) import Swift

/// The offsets of the dynamic properties of a type, computed once per type.
@MainActor
package final class DynamicPropertyFields {
  private static var known: [ObjectIdentifier: DynamicPropertyFields] = [:]

  /// Whether the type is a class. The fields of a class are not searched, and their state would be
  /// lost.
  let areOfClass: Bool
  private let properties: [(offset: Int, link: Link)]
  private let type: Any.Type

  /// A function that binds the property at an address to the storage at an index.
  private typealias Link =
    @MainActor (
      UnsafeMutableRawPointer, Node, inout PropertyStorage, inout Int
    ) -> Void

  package static func of(_ type: Any.Type) -> DynamicPropertyFields {
    let id = ObjectIdentifier(type)
    if let fields = known[id] { return fields }
    let fields = DynamicPropertyFields(of: type)
    known[id] = fields
    return fields
  }

  /// Whether the type has dynamic properties.
  var hasProperties: Bool { !properties.isEmpty }

  private init(of type: Any.Type) {
    let type = (type as? any PropertyOwner.Type)?.held ?? type
    self.type = type
    var properties: [(Int, Link)] = []
    if MetadataKind.isStruct(type) {
      _forEachField(of: type, options: []) { _, offset, type, _ in
        if let link = Self.bind(for: type) { properties.append((offset, link)) }
        return true
      }
    }
    self.properties = properties
    areOfClass = type is AnyObject.Type
  }

  private static func bind(for type: Any.Type) -> Link? {
    if let type = type as? any ManagedProperty.Type { return linked(type) }
    if let type = type as? any DynamicProperty.Type { return nested(type) }
    return nil
  }

  private static func linked<P: ManagedProperty>(_ type: P.Type) -> Link {
    { address, node, storage, position in
      if position == storage.count { storage.append(nil) }
      address.assumingMemoryBound(to: P.self).pointee.bind(to: node, storage: &storage[position])
      position += 1
    }
  }

  private static func nested<P: DynamicProperty>(_ type: P.Type) -> Link {
    let fields = DynamicPropertyFields.of(type)
    return { address, node, storage, position in
      fields.bind(at: address, to: node, &storage, &position)
      address.assumingMemoryBound(to: P.self).pointee.update()
    }
  }

  /// Binds all dynamic properties of a view or modifier to its node.
  package func bind<Owner>(
    _ view: inout Owner, to node: Node, storing storage: inout PropertyStorage
  ) {
    if properties.isEmpty { return }
    var position = 0
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let address = bytes.baseAddress else { return }
      bind(at: address, to: node, &storage, &position)
    }
  }

  private func bind(
    at address: UnsafeMutableRawPointer, to node: Node, _ storage: inout PropertyStorage,
    _ position: inout Int
  ) {
    for property in properties {
      property.link(address + property.offset, node, &storage, &position)
    }
  }
}

// MARK: - Names

extension DynamicPropertyFields {
  /// Returns the name of the dynamic property that stores a dependency, such as `count` or
  /// `form.name`.
  package func name(of dependency: Dependency, in storage: PropertyStorage) -> String? {
    let position = storage.firstIndex { ($0 as? any DependencyOwner)?.dependency === dependency }
    return position.flatMap { names.indices.contains($0) ? names[$0] : nil }
  }

  /// The names of the dynamic properties, in the order of their storage.
  private var names: [String] {
    var names: [String] = []
    _forEachField(of: type, options: []) { name, _, type, _ in
      let name = String(String(cString: name).drop { $0 == "_" })
      if type is any ManagedProperty.Type {
        names.append(name)
      } else if type is any DynamicProperty.Type {
        names += DynamicPropertyFields.of(type).names.map { "\(name).\($0)" }
      }
      return true
    }
    return names
  }
}
