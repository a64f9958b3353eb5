/// A non-view owner of dynamic properties, such as an `App`.
package struct NonViewOwner<Owner>: DynamicProperty {
  /// The value that declares the dynamic properties.
  package let owner: Owner

  package init(_ owner: Owner) { self.owner = owner }

  /// Whether the owner declares any dynamic properties.
  package var hasProperties: Bool { DynamicPropertyFields.of(Owner.self).hasProperties }
}

/// A type whose only field declares dynamic properties.
protocol PropertyOwner {
  static var held: Any.Type { get }
}

extension NonViewOwner: PropertyOwner {
  nonisolated static var held: Any.Type { Owner.self }
}
